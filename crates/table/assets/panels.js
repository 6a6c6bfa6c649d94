// How much room the map has: the shelf below it is sized by its grip or folded by its open tab, the map can have it all.
// What somebody has chosen is kept in this browser, for each game.

import { refit } from "./board.js";

const main = document.getElementById("main");
const stage = document.querySelector(".stage");
const game = document.querySelector(".game-name")?.textContent ?? "";
const key = `panels ${game}`;
const kept = JSON.parse(localStorage.getItem(key) ?? "{}");

function keep() {
  localStorage.setItem(key, JSON.stringify(kept));
}

function show() {
  if (kept.shelf) main.style.setProperty("--shelf", `${kept.shelf}%`);
  if (kept.wide) main.style.setProperty("--shelf-wide", `${kept.wide}%`);
  stage.classList.toggle("shelf-folded", Boolean(kept.folded));
  main.classList.toggle("map-alone", Boolean(kept.alone));
  document.querySelector("[data-map-alone]")?.setAttribute("aria-pressed", String(Boolean(kept.alone)));
  refit();
}

/** Whether the shelf stands beside the map; below it otherwise. */
function beside() {
  const shelf = stage.querySelector(".shelf.shown");
  return Boolean(shelf) && shelf.getBoundingClientRect().left >= stage.querySelector(".view").getBoundingClientRect().right - 2;
}

function size(percent) {
  kept[beside() ? "wide" : "shelf"] = Math.round(Math.min(Math.max(percent, 15), 75));
  kept.folded = false;
  show();
}

function startGrip(grip) {
  const here = () => (beside() ? kept.wide ?? 41 : kept.shelf ?? 43);
  grip.addEventListener("pointerdown", (event) => {
    grip.setPointerCapture(event.pointerId);
    const move = (moved) => {
      const box = stage.getBoundingClientRect();
      size(100 * (beside() ? (box.right - moved.clientX) / box.width : (box.bottom - moved.clientY) / box.height));
    };
    grip.addEventListener("pointermove", move);
    const up = () => {
      grip.removeEventListener("pointermove", move);
      keep();
    };
    grip.addEventListener("pointerup", up, { once: true });
    grip.addEventListener("pointercancel", up, { once: true });
  });
  grip.addEventListener("keydown", (event) => {
    const step = { ArrowUp: 5, ArrowLeft: 5, ArrowDown: -5, ArrowRight: -5 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    size(here() + step);
    keep();
  });
}

export function startPanels() {
  const grip = stage.querySelector("[data-grip]");
  if (grip) startGrip(grip);
  document.querySelector("[data-map-alone]")?.addEventListener("click", () => {
    kept.alone = !kept.alone;
    keep();
    show();
  });
  // The open tab folds its shelf away; any tab unfolds it again.
  stage.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-shelf-tab]");
    if (!tab || matchMedia("(max-width: 720px)").matches) return;
    kept.folded = tab.getAttribute("aria-pressed") === "true" && !kept.folded;
    keep();
    show();
  }, { capture: true });
  // The map alone has no question: whoever is asked is brought back to it.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !kept.alone) return;
    kept.alone = false;
    keep();
    show();
  });
  show();
}
