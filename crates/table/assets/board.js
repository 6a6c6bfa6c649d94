// Pan, zoom and the light on the board.

const board = document.getElementById("board");
const SVG = "http://www.w3.org/2000/svg";

// Where we look: the middle, and pixels per unit. `own` once the person has moved it.
const look = { x: 0, y: 0, scale: 1, own: false };
let least = 0.2;
const FAR = 0.3;

function size() {
  const box = board.getBoundingClientRect();
  return { width: box.width || 1, height: box.height || 1, left: box.left, top: box.top };
}

function fitBox() {
  const fit = document.getElementById("board-terrain")?.dataset.fit;
  return fit ? fit.split(" ").map(Number) : [0, 0, 100, 100];
}

function show() {
  const { width, height } = size();
  const [x, y, w, h] = fitBox();
  look.scale = Math.min(Math.max(look.scale, least * 0.6), least * 6);
  look.x = Math.min(Math.max(look.x, x), x + w);
  look.y = Math.min(Math.max(look.y, y), y + h);
  const [vw, vh] = [width / look.scale, height / look.scale];
  // A pixel in the board's own units: what must be read at any size is measured by it.
  board.style.setProperty("--unit", (1 / look.scale).toFixed(3));
  // From so far away nothing small can be read.
  board.classList.toggle("far", look.scale < FAR);
  board.setAttribute("viewBox", `${look.x - vw / 2} ${look.y - vh / 2} ${vw} ${vh}`);
}

/** The look that has a box in the part of the stage that no card covers. */
function around([x, y, w, h], largest = Infinity) {
  const { width, height } = size();
  const cards = document.querySelector("#hand .idea");
  const over = cards ? board.getBoundingClientRect().bottom - cards.getBoundingClientRect().top : 0;
  const covered = Math.min(Math.max(over * 0.85, 0), height / 3);
  const scale = Math.min(width / w, (height - covered) / h, largest);
  return { x: x + w / 2, y: y + h / 2 + covered / 2 / scale, scale };
}

/** Shows the whole island. */
export function fit() {
  const whole = around(fitBox());
  least = whole.scale;
  Object.assign(look, whole, { own: false });
  show();
}

/** Looks at a part of the board: x, y, width, height. */
export function lookAt(box) {
  Object.assign(look, around(box), { own: true });
  show();
}

/** Where on the board a point of the screen is. */
export function onBoard(clientX, clientY) {
  const { width, height, left, top } = size();
  return [look.x + (clientX - left - width / 2) / look.scale, look.y + (clientY - top - height / 2) / look.scale];
}

/** Whether the board is in sight at all: a shelf may lie in its place. */
const hidden = () => !board.getClientRects().length;

/** After a change: the same look, or the first one again if it was never moved. */
export function refit() {
  if (hidden()) return;
  least = around(fitBox()).scale;
  if (look.own) show();
  else if (narrow.matches) focusAction();
  else fit();
}

// A phone cannot show the whole island and leave room for a thumb: it shows where something is to be done.

const narrow = matchMedia("(max-width: 720px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
// Pixels per unit at which a hex is as wide as a thumb, and at which it is large enough.
const THUMB = 0.56;
const LARGE = 0.9;
// Room around a place, in units: its hex and most of the next one.
const ROOM = 90;
// What can be chosen: a spot, or a place for what is being laid.
const CHOICES = ".spot, .place-dot";

const seat = document.getElementById("main")?.dataset.seat;

/** The ground of a place by its name; where everybody has a board, that of one's own. */
const land = (hex) => board.querySelector(`.land[data-hex="${CSS.escape(hex)}"], .land[data-hex="${CSS.escape(`${seat}:${hex}`)}"]`);

/** The places that a lesson speaks of. */
const spoken = () => [...document.querySelectorAll(".lesson-text [data-hexes]")].map((place) => place.dataset.hexes);

/** Where something lies on the board: x, y, width, height. */
function boxOf(part) {
  const seen = part.getBoundingClientRect();
  const onto = board.getScreenCTM().inverse();
  const from = new DOMPoint(seen.left, seen.top).matrixTransform(onto);
  const to = new DOMPoint(seen.right, seen.bottom).matrixTransform(onto);
  return [from.x, from.y, to.x - from.x, to.y - from.y];
}

/** What can be chosen, or what a lesson speaks of, or where one stands. */
function places() {
  const spots = [...board.querySelectorAll(CHOICES)];
  if (spots.length) return spots.map((spot) => [Number(spot.dataset.x), Number(spot.dataset.y)]);
  const named = spoken().map(land).filter(Boolean).map(boxOf);
  if (named.length) return named.map(([x, y, w, h]) => [x + w / 2, y + h / 2]);
  const own = [...board.querySelectorAll(`#board-pieces .piece[data-seat="${CSS.escape(seat ?? "")}"]`)];
  const stand = own.map((piece) => piece.transform.baseVal[0]?.matrix).filter(Boolean).map(({ e, f }) => [e, f]);
  if (stand.length) return stand;
  // Nobody is out yet: the land of one's own, where everybody has a board.
  const ground = [...board.querySelectorAll(`.land[data-hex^="${CSS.escape(`${seat}:`)}"]`)].map(boxOf);
  return ground.map(([x, y, w, h]) => [x + w / 2, y + h / 2]);
}

// A spot is at least so many pixels wide to a finger.
const FINGER = 40;

/** The scale at which the smallest spot is as wide as a finger. */
function fingers40() {
  const widths = [...board.querySelectorAll(".spot")].map((spot) => spot.getBBox().width).filter(Boolean);
  return widths.length ? Math.min(FINGER / Math.min(...widths), least * 6) : 0;
}

/** The place around which the most others are in sight at a scale. */
function crowd(at, scale) {
  const { width, height } = size();
  const near = ([x, y]) => at.filter(([ox, oy]) => Math.abs(ox - x) * scale < width / 2.2 && Math.abs(oy - y) * scale < height / 2.2);
  const best = at.map(near).reduce((most, seen) => (seen.length > most.length ? seen : most), []);
  const middle = (values) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(best.map(([x]) => x)), y: middle(best.map(([, y]) => y)) };
}

function action() {
  const at = places();
  const whole = around(fitBox());
  if (!at.length) return whole;
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  const close = around([left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top], LARGE);
  // Places all over the board want the whole of it, unless a thumb could not tell them apart there: then it shows the most
  // of them that it can, large enough.
  const enough = fingers40();
  const wide = close.scale < whole.scale ? whole : close;
  if (wide.scale >= enough) return wide;
  return { ...crowd(at, enough), scale: enough };
}

/** How many of the places to choose are in sight, and out of it. */
function inSight() {
  const { width, height } = size();
  const [halfWidth, halfHeight] = [width / look.scale / 2 - 20, height / look.scale / 2 - 20];
  const seen = places().filter(([x, y]) => Math.abs(x - look.x) < halfWidth && Math.abs(y - look.y) < halfHeight);
  return { seen: seen.length, all: places().length };
}

function focusAction() {
  Object.assign(look, action());
  show();
}

let gliding = 0;

/** On a phone: goes to where something can be chosen, unless it is in sight. */
export function follow() {
  if (!narrow.matches || hidden() || !(board.querySelector(CHOICES) || spoken().length)) return;
  const { seen, all } = inSight();
  if (look.own ? seen > 0 : seen === all && look.scale >= Math.min(THUMB, action().scale)) return;
  const [from, to, start] = [{ ...look }, action(), performance.now()];
  const slow = !still.matches && document.documentElement.dataset.animation !== "off";
  const step = (now) => {
    const part = slow ? Math.min((now - start) / 250, 1) : 1;
    const eased = 1 - (1 - part) ** 3;
    for (const key of ["x", "y", "scale"]) look[key] = from[key] + (to[key] - from[key]) * eased;
    show();
    if (part < 1) gliding = requestAnimationFrame(step);
  };
  cancelAnimationFrame(gliding);
  look.own = false;
  gliding = requestAnimationFrame(step);
}

function zoom(factor, clientX, clientY) {
  const { width, height, left, top } = size();
  const [dx, dy] = clientX === undefined ? [0, 0] : [clientX - left - width / 2, clientY - top - height / 2];
  const before = look.scale;
  look.scale = Math.min(Math.max(before * factor, least * 0.6), least * 6);
  look.x += dx / before - dx / look.scale;
  look.y += dy / before - dy / look.scale;
  look.own = true;
  show();
}

export const zoomIn = () => zoom(1.3);
export const zoomOut = () => zoom(1 / 1.3);

export function pan(dx, dy) {
  look.x -= dx / look.scale;
  look.y -= dy / look.scale;
  look.own = true;
  show();
}

/** Whether the pointer has dragged the board, so that its click means nothing. */
export let dragged = false;

const fingers = new Map();

function spread() {
  const [a, b] = [...fingers.values()];
  return { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function startBoard() {
  board.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event.clientX, event.clientY);
  }, { passive: false });
  board.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    cancelAnimationFrame(gliding);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) dragged = false;
  });
  board.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 2) {
      const before = spread();
      fingers.set(event.pointerId, now);
      const after = spread();
      pan(after.x - before.x, after.y - before.y);
      zoom(after.distance / before.distance, after.x, after.y);
      dragged = true;
      return;
    }
    if (!dragged && Math.hypot(now.x - last.x, now.y - last.y) < 6) return;
    // Captured only now: a captured pointer's click would not reach the spot under it.
    if (!dragged) board.setPointerCapture(event.pointerId);
    dragged = true;
    board.classList.add("dragging");
    pan(now.x - last.x, now.y - last.y);
    fingers.set(event.pointerId, now);
  });
  const up = (event) => {
    fingers.delete(event.pointerId);
    if (!fingers.size) board.classList.remove("dragging");
  };
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) board.addEventListener(kind, up);
  document.querySelector(".board-tools").addEventListener("click", (event) => {
    const kind = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (kind === "in") zoomIn();
    if (kind === "out") zoomOut();
    if (kind === "fit") {
      fit();
      // Asked for, so it stays.
      look.own = narrow.matches;
    }
  });
  new ResizeObserver(refit).observe(board);
  refit();
}

/** The outline of a place: its own, or a box around it. */
function outlineOf(ground) {
  const own = ground.querySelector(":scope > path");
  if (own) return own.cloneNode();
  const [x, y, width, height] = boxOf(ground);
  const box = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x, y, width, height })) box.setAttribute(name, value);
  return box;
}

/** Lights up hexes, above everything else; where there are none, those that a lesson speaks of. */
export function light(hexes) {
  document.getElementById("board-lit")?.remove();
  const lit = hexes.length ? hexes : spoken();
  if (!lit.length || hidden()) return;
  const layer = document.createElementNS(SVG, "g");
  layer.id = "board-lit";
  for (const ground of lit.map(land).filter(Boolean)) {
    const outline = outlineOf(ground);
    outline.setAttribute("class", hexes.length ? "lit-hex" : "lit-hex spoken");
    outline.setAttribute("fill", "none");
    layer.append(outline);
  }
  board.append(layer);
}

/** The nearest spot from this one towards an arrow key. */
export function neighbourSpot(spot, key) {
  const at = (element) => [Number(element.dataset.x), Number(element.dataset.y)];
  const [x, y] = at(spot);
  const [wx, wy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  let best = null;
  let bestCost = Infinity;
  for (const other of board.querySelectorAll(".spot")) {
    const [dx, dy] = [at(other)[0] - x, at(other)[1] - y];
    const along = dx * wx + dy * wy;
    const across = Math.abs(dx * wy - dy * wx);
    if (along <= 1 || across > along * 2.5) continue;
    const cost = along + across * 2;
    if (cost < bestCost) [best, bestCost] = [other, cost];
  }
  return best;
}
