// Any card or advance, enlarged: when the pointer rests on it, when it has the focus, when a finger rests on it.

const CARDS = ".idea, .adv, .mcard, .ccard, .wonder, .objective, .tech, [data-card]";
const RESTS = 550;
let timer = 0;
let shown = null;

function hide() {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}

function show(card) {
  hide();
  if (!card.isConnected) return;
  shown = document.createElement("div");
  shown.id = "enlarged";
  shown.setAttribute("aria-hidden", "true");
  const said = card.getAttribute("title");
  for (const part of card.childNodes) shown.append(part.cloneNode(true));
  shown.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
  // What is only said in a title is read there, too.
  if (said && !shown.textContent.includes(said)) {
    const text = document.createElement("p");
    text.textContent = said;
    shown.append(text);
  }
  document.body.append(shown);
  const [box, own] = [card.getBoundingClientRect(), shown.getBoundingClientRect()];
  const left = box.right + own.width + 20 < innerWidth ? box.right + 10 : box.left - own.width - 10;
  shown.style.left = `${Math.max(8, Math.min(left, innerWidth - own.width - 8))}px`;
  shown.style.top = `${Math.max(8, Math.min(box.top, innerHeight - own.height - 8))}px`;
}

const later = (card) => {
  clearTimeout(timer);
  timer = setTimeout(() => show(card), RESTS);
};

// Things that cannot be chosen are read all the same: one of a shelf is in the tab order, arrows lead to the others.

/** Puts the first thing of each shelf in the tab order. */
export function roveThings() {
  for (const shelf of document.querySelectorAll(".shelf")) {
    shelf.querySelectorAll("[data-thing]").forEach((thing, place) => {
      thing.setAttribute("tabindex", place ? "-1" : "0");
      thing.setAttribute("role", "button");
    });
  }
}

function walk(event) {
  const thing = event.target.closest?.("[data-thing]");
  if (thing && event.target === thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return thing.click();
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!thing || !step) return;
  const all = [...thing.closest(".shelf").querySelectorAll("[data-thing]")].filter((one) => one.checkVisibility());
  event.preventDefault();
  event.stopImmediatePropagation();
  all[all.indexOf(thing) + step]?.focus();
}

export function startEnlarging() {
  roveThings();
  addEventListener("keydown", walk, { capture: true });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const card = event.target.closest?.(CARDS);
    if (card) later(card);
    else hide();
  });
  document.addEventListener("pointerdown", (event) => {
    hide();
    const card = event.target.closest?.(CARDS);
    if (card && event.pointerType === "touch") later(card);
  });
  for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, hide, { capture: true });
  // A long press is for looking: the browser's own menu would cover the card.
  document.addEventListener("contextmenu", (event) => { if (shown) event.preventDefault(); });
  document.addEventListener("focusin", (event) => {
    const card = event.target.closest?.(CARDS);
    if (card && card.matches(":focus-visible")) later(card);
    else hide();
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
}
