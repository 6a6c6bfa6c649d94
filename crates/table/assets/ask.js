// What is this? The pointer or a finger rests on a word, a symbol or a card, or it has the focus and i is pressed: a small card
// says what it means and which rule says so.

import { CARDS, enlarged } from "./enlarge.js";
import { card, inText, names } from "./names.js";

const main = document.getElementById("main");
const ASKABLE = "#main, .track, #asked";
const SILENT = "input, textarea, select, .who, #chat, .table-links, .orders, #asked";
const MARKED = ".log li, #prompt .context, #prompt .first-hint, #since li";
/** How long a pointer or a finger rests; over the board, where people think, it may rest longer. */
const RESTS = 600;
const RESTS_ON_BOARD = 1400;
const MOST = 3;

let timer = 0;
let leaving = 0;
let shown = null;
let anchor = null;
let spot = null;
let sticky = false;
/** How what is still coming was asked for, where it shall stay. */
let coming = "";
let back = null;
let pressed = false;
let turn = 0;

// What is meant

/** What an element says of itself without showing it. */
function saidBy(element) {
  const title = element instanceof SVGElement ? element.querySelector(":scope > title")?.textContent : element.getAttribute("title");
  return [title, element.getAttribute("aria-label")].filter(Boolean).join(" · ");
}

/** The word under a point, where it can be asked about. */
function wordAt(x, y) {
  const caret = document.caretPositionFromPoint?.(x, y);
  const range = caret ? null : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = caret ? [caret.offsetNode, caret.offset] : [range?.startContainer, range?.startOffset];
  if (node?.nodeType !== Node.TEXT_NODE || node.parentElement.closest(SILENT)) return null;
  const found = inText(node.data).find(({ start, end }) => start <= offset && offset <= end);
  if (!found) return null;
  const place = document.createRange();
  place.setStart(node, found.start);
  place.setEnd(node, found.end);
  const box = [...place.getClientRects()].find((rect) => x >= rect.left - 2 && x <= rect.right + 2 && y >= rect.top - 2 && y <= rect.bottom + 2);
  return box ? { keys: found.keys, box, part: node.parentElement } : null;
}

/** The text of an element, its parts kept apart. */
function textOf(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!node.parentElement.closest(SILENT)) parts.push(node.data);
  return parts.join(" · ");
}

const keysIn = (text) => [...new Set(inText(text).flatMap(({ keys }) => keys))].slice(0, MOST);

/** What an element means: a card by its name, anything else by what it says of itself. */
function thingAt(element) {
  const face = element.closest?.(CARDS);
  if (face) {
    const named = inText(textOf(face))[0] ?? inText(saidBy(face))[0];
    return { keys: named?.keys.slice(0, 1) ?? [], box: face.getBoundingClientRect(), face, part: face };
  }
  for (let part = element, step = 0; part && part !== main && part.id !== "board" && step < 4; part = part.parentElement, step += 1) {
    const keys = keysIn(saidBy(part));
    if (keys.length) return { keys, box: part.getBoundingClientRect(), part };
  }
  return null;
}

function meant(target, x, y) {
  if (!target?.closest?.(ASKABLE) || target.closest(SILENT)) return null;
  const word = wordAt(x, y);
  const thing = thingAt(target);
  return thing?.face ? thing : word ?? thing;
}

// The small card

function hide() {
  clearTimeout(timer);
  clearTimeout(leaving);
  turn += 1;
  const focused = shown?.contains(document.activeElement);
  shown?.remove();
  if (anchor?.dataset.kept !== undefined) {
    anchor.setAttribute("title", anchor.dataset.kept);
    delete anchor.dataset.kept;
  }
  if (focused) back?.focus({ preventScroll: true });
  [shown, anchor, spot, sticky, back, coming] = [null, null, null, false, null, ""];
}

/** Whether the pointer is still over what the card is about: the word itself, not the line it stands in. */
function isOver({ target, clientX, clientY }) {
  if (!anchor?.contains(target)) return false;
  const { left, right, top, bottom } = spot;
  return clientX >= left - 4 && clientX <= right + 4 && clientY >= top - 4 && clientY <= bottom + 4;
}

function put({ box }) {
  const own = shown.getBoundingClientRect();
  const beside = box.right + own.width + 20 < innerWidth ? box.right + 10 : box.left - own.width - 10;
  const below = box.bottom + own.height + 16 < innerHeight ? box.bottom + 6 : box.top - own.height - 6;
  const narrow = innerWidth <= 720;
  // A word has its card below or above it, anything larger beside it; on a phone it stands clear of the finger.
  const small = box.height < 60;
  const left = small ? box.left : beside;
  const top = narrow ? (box.top > innerHeight / 2 ? 8 : innerHeight - own.height - 8) : small ? below : box.top;
  shown.style.left = `${Math.max(8, Math.min(narrow ? 8 : left, innerWidth - own.width - 8))}px`;
  shown.style.top = `${Math.max(8, Math.min(top, innerHeight - own.height - 8))}px`;
}

/** What the picture of a card says already is not said again. */
function spare(part, face) {
  if (!face) return part;
  const text = face.textContent;
  for (const line of part.querySelectorAll(".term > p:not(.term-links), h3")) if (text.includes(line.textContent.trim())) line.remove();
  part.querySelector(".term-kind")?.remove();
  return part;
}

async function show(what, stays) {
  hide();
  const mine = turn;
  coming = stays;
  const entries = await Promise.all(what.keys.slice(0, MOST).map(card));
  // A page that is drawn anew meanwhile takes nothing from whoever asked by key or finger.
  if (mine !== turn || (!stays && !what.part.isConnected)) return;
  coming = "";
  const face = what.face ? enlarged(what.face) : null;
  const parts = entries.filter((entry) => entry.childElementCount);
  if (!face && !parts.length) return;
  shown = document.createElement("div");
  shown.id = "asked";
  shown.setAttribute("role", stays ? "dialog" : "note");
  shown.setAttribute("aria-label", main.dataset.what);
  if (face) shown.append(face);
  shown.append(...parts.map((part) => spare(part, face)));
  [anchor, spot, sticky] = [what.part, what.box, stays];
  if (stays) {
    const close = document.createElement("button");
    Object.assign(close, { type: "button", className: "asked-close" });
    close.setAttribute("aria-label", main.dataset.close);
    close.textContent = "×";
    close.addEventListener("click", hide);
    shown.append(close);
  } else if (anchor.hasAttribute?.("title")) {
    // The browser's own small print would cover ours.
    anchor.dataset.kept = anchor.getAttribute("title");
    anchor.removeAttribute("title");
  }
  main.append(shown);
  put(what);
  if (stays === "keys") {
    shown.tabIndex = -1;
    back = document.activeElement;
    shown.focus({ preventScroll: true });
  }
}

function later(event) {
  clearTimeout(timer);
  const { target, clientX, clientY, pointerType } = event;
  const rest = target.closest?.("#board") && pointerType !== "touch" ? RESTS_ON_BOARD : RESTS;
  timer = setTimeout(async () => {
    await names();
    const what = meant(target, clientX, clientY);
    if (!what) return;
    pressed = pointerType === "touch";
    show(what, pressed ? "touch" : "");
  }, rest);
}

// Underlined with dots where words can be asked about; no part of the page is changed for it.

export function markTerms() {
  if (!CSS.highlights) return;
  const ranges = [];
  for (const part of document.querySelectorAll(MARKED)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest(SILENT)) continue;
      for (const { start, end } of inText(node.data)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("terms", new Highlight(...ranges));
}

/** What has the focus: its words and what it says of itself. */
async function askFocus() {
  await names();
  const focus = document.activeElement;
  const part = !focus || focus === document.body || focus === main ? document.getElementById("prompt") : focus;
  const thing = thingAt(part);
  const keys = thing?.face ? thing.keys : keysIn([textOf(part), saidBy(part)].join(" · "));
  show(thing?.face ? thing : { keys, box: part.getBoundingClientRect(), part }, "keys");
}

export function startAsking() {
  const idle = window.requestIdleCallback ?? ((then) => setTimeout(then, 400));
  idle(() => names().then(markTerms));
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || sticky) return;
    if (shown?.contains(event.target)) return clearTimeout(leaving);
    if (shown) clearTimeout(leaving);
    if (shown && !isOver(event)) leaving = setTimeout(hide, 260);
    if (!shown) later(event);
  });
  document.addEventListener("pointerdown", (event) => {
    pressed = false;
    if (shown?.contains(event.target)) return;
    hide();
    if (event.pointerType === "touch") later(event);
  });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(timer), { capture: true });
  // What stays until it is closed is not closed by a log that scrolls by itself, also before it has come.
  document.addEventListener("scroll", (event) => { if (!sticky && !coming && !shown?.contains(event.target)) hide(); }, { capture: true });
  // A long press is for looking: neither the browser's own menu nor a choice follows.
  document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
  document.addEventListener("click", (event) => {
    if (!pressed || shown?.contains(event.target)) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  document.addEventListener("focusin", (event) => {
    // A finger that is lifted leaves the focus where it was pressed.
    if (shown?.contains(event.target) || sticky === "touch") return;
    const face = event.target.closest?.(CARDS);
    hide();
    if (face?.matches(":focus-visible")) timer = setTimeout(() => names().then(() => show(thingAt(face), "")), RESTS);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown) {
      event.stopImmediatePropagation();
      return hide();
    }
    if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, textarea, select") || document.querySelector("dialog[open]")) return;
    askFocus();
  }, { capture: true });
}
