// Any card or advance, enlarged, for whoever asks about it; and the way to those that cannot be chosen.

export const CARDS = ".idea, .adv, .mcard, .ccard, .wonder, .objective, .tech, [data-card]";

/** All that stands on a card, large enough to read. */
export function enlarged(card) {
  const face = document.createElement("div");
  face.className = "enlarged";
  const said = card.getAttribute("title");
  for (const part of card.childNodes) face.append(part.cloneNode(true));
  face.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
  // It is only looked at: what could be pressed on it lies where it came from.
  face.querySelectorAll("button, a, [tabindex]").forEach((part) => {
    const text = document.createElement("span");
    text.className = part.className;
    text.append(...part.childNodes);
    part.replaceWith(text);
  });
  // What is only said in a title is read there, too.
  if (said && !face.textContent.includes(said)) {
    const text = document.createElement("p");
    text.textContent = said;
    face.append(text);
  }
  return face;
}

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

export function startThings() {
  roveThings();
  addEventListener("keydown", walk, { capture: true });
}
