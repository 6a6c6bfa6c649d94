// What lies beside the board: one shelf is open at a time; on a phone the board itself is one of them.

import { follow, refit } from "./board.js";

const stage = document.querySelector(".stage");
const narrow = matchMedia("(max-width: 720px)");
let open = "";
// What the person has opened; a question may open something else for as long as it is asked.
let own = "";

// Where nothing else is asked for.
const home = () => ["shelf-markets", "shelf-realm"].find(usable) ?? "map";

const usable = (id) => {
  if (id === "map") return narrow.matches;
  const shelf = document.getElementById(id);
  return Boolean(shelf && [...shelf.children].some((part) => part.childNodes.length));
};

/** Opens a shelf; the board stays in sight where there is room for both. */
function showShelf(id) {
  if (!stage.classList.contains("shelved") || !usable(id)) return;
  open = id;
  for (const tab of stage.querySelectorAll("[data-shelf-tab]")) {
    tab.setAttribute("aria-pressed", String(tab.dataset.shelfTab === id));
    tab.hidden = !usable(tab.dataset.shelfTab);
  }
  for (const shelf of stage.querySelectorAll(".shelf")) shelf.classList.toggle("shown", shelf.id === id);
  stage.classList.toggle("map-shown", id === "map");
  // A folded group that holds something to choose opens.
  for (const fold of document.querySelectorAll(".shelf.shown details:has(.can)")) fold.open = true;
  if (id === "map") {
    refit();
    follow();
  }
}

/** Opens a shelf because the person wants it. */
export function openShelf(id) {
  own = id;
  showShelf(id);
}

/** Scrolls a shelf, and nothing around it, until a thing on it is in sight. */
function bring(shelf, thing) {
  if (!shelf || !thing) return;
  const [outer, inner] = [shelf.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (inner.top < outer.top) shelf.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) shelf.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top) + 8;
}

/** Opens what the question is about, if it is about something on a shelf. */
export function wantShelf() {
  const prompt = document.getElementById("prompt");
  const wanted = prompt?.dataset.mine === "yes" ? prompt.dataset.shelf : "";
  stage.classList.toggle("shelf-wanted", Boolean(wanted) && wanted !== "map");
  if (wanted && usable(wanted)) {
    showShelf(wanted);
    bring(document.querySelector(".shelf.shown"), document.querySelector(".shelf.shown .can"));
  } else showShelf(usable(own) ? own : home());
}

export function startShelves() {
  if (!stage.classList.contains("shelved")) return;
  // On a phone groups are folded until they are wanted.
  if (narrow.matches) for (const fold of stage.querySelectorAll(".shelf details[open]")) fold.open = false;
  own = narrow.matches ? "map" : home();
  wantShelf();
  narrow.addEventListener("change", () => showShelf(usable(open) ? open : home()));
}
