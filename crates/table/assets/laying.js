// Laying a tile: a ghost slides over the board with the mouse, a finger or the arrow keys; the page says what would come
// of it. The list of options is there without this.

import { follow, onBoard, refit } from "./board.js";
import { onChange } from "./live.js";

const find = (selector) => document.querySelector(selector);

// All ways by place, why not elsewhere, and where the ghost is.
let ways = new Map();
let barred = new Map();
let asked = "";
let at = null;
let way = 0;
let choose = () => {};
// What lies over what is asked after the place; it has been settled here.
let pending = "";

const key = (x, y) => `${x},${y}`;
const ghost = () => document.getElementById("ghost");
const panel = () => document.getElementById("laying");

function read() {
  ways = new Map();
  barred = new Map();
  const { ways: listed = "", barred: forbidden = "" } = panel().dataset;
  for (const entry of listed.split(";").filter(Boolean)) {
    const [facts, lost = ""] = entry.split("!");
    const [name, x, y, under, changes = ""] = facts.trim().split(" ");
    const place = ways.get(key(x, y)) ?? { name, x: Number(x), y: Number(y), ways: [] };
    place.ways.push({ under: Number(under), changes, lost });
    ways.set(key(x, y), place);
  }
  for (const entry of forbidden.split(";").filter(Boolean)) {
    const [x, y, why] = entry.split(" ").map(Number);
    barred.set(key(x, y), why);
  }
}

/** The place that gains most: a good one to begin with. */
function best() {
  const worth = ({ changes, lost }) =>
    [...changes.matchAll(/-?\d+/g)].reduce((sum, [number]) => sum + Number(number), 0) - (lost ? 5 : 0);
  let chosen = null;
  let most = -Infinity;
  for (const place of ways.values()) {
    place.ways.forEach((one, number) => {
      if (worth(one) > most) [chosen, most] = [[place.x, place.y, number], worth(one)];
    });
  }
  return chosen;
}

/** A gold dot in the middle of every place it may go. */
function dots() {
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { x, y, left, top, side } = ghost().dataset;
  for (const place of ways.values()) {
    const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    dot.setAttribute("class", "place-dot");
    [dot.dataset.x, dot.dataset.y] = [Number(x) + (place.x - left + 1) * side, Number(y) + (place.y - top + 1) * side];
    dot.setAttribute("cx", dot.dataset.x);
    dot.setAttribute("cy", dot.dataset.y);
    dot.setAttribute("r", 7);
    layer.append(dot);
  }
  ghost().before(layer);
}

const here = () => ways.get(key(at.x, at.y));

function show() {
  const [body, board] = [panel(), ghost()];
  if (!body || !board || !at) return;
  const { x, y, left, top, side } = board.dataset;
  const place = here();
  const shown = place?.ways[way];
  board.setAttribute("transform", `translate(${Number(x) + (at.x - left) * side} ${Number(y) + (at.y - top) * side})`);
  board.classList.toggle("barred", !place);
  for (const quarter of board.querySelectorAll("[data-quarter], [data-rim]")) {
    const number = Number(quarter.dataset.quarter ?? quarter.dataset.rim);
    quarter.classList.toggle("under", Boolean(shown && (shown.under >> number) & 1));
  }
  const changes = new Map([...(shown?.changes ?? "").matchAll(/([A-Z])(-?\d+)/g)].map(([, icon, number]) => [icon, Number(number)]));
  const said = [];
  for (const level of body.querySelectorAll("[data-icon]")) {
    const change = changes.get(level.dataset.icon) ?? 0;
    const delta = level.querySelector(".delta");
    delta.textContent = change ? `${change > 0 ? "+" : "−"}${Math.abs(change)}` : "";
    level.classList.toggle("more", change > 0);
    level.classList.toggle("less", change < 0);
    if (change) said.push(`${level.querySelector("title")?.textContent ?? ""} ${delta.textContent}`);
  }
  const why = barred.get(key(at.x, at.y));
  for (const reason of body.querySelectorAll("[data-why]")) reason.hidden = Boolean(place) || Number(reason.dataset.why) !== why;
  if (shown?.lost) said.push(`${body.dataset.lost} ${shown.lost}`);
  if (!place) said.push(why === undefined ? body.dataset.nowhere : body.querySelector(`[data-why="${why}"]`).textContent.trim());
  body.querySelector("[data-cell]").textContent = place?.name ?? "✕";
  body.querySelector("[data-said]").textContent = said.join(" · ");
  body.querySelector("[data-lay]").disabled = !place;
  body.querySelector("[data-turn-layers]").hidden = (place?.ways.length ?? 0) < 2;
}

function go(x, y) {
  const keys = [...ways.keys(), ...barred.keys()].map((one) => one.split(",").map(Number));
  const [xs, ys] = [keys.map(([one]) => one), keys.map(([, one]) => one)];
  const within = (value, all) => Math.min(Math.max(value, Math.min(...all)), Math.max(...all));
  const next = { x: within(x, xs), y: within(y, ys) };
  if (at && next.x === at.x && next.y === at.y) return;
  at = next;
  way = 0;
  show();
}

/** The other ways to lay it here: over or under. */
function turn() {
  const place = here();
  if (!place) return;
  way = (way + 1) % place.ways.length;
  show();
}

function lay() {
  const place = here();
  if (!place) return;
  const { under } = place.ways[way];
  const letters = [0, 1, 2, 3].map((number) => ((under >> number) & 1 ? "u" : "o"));
  pending = place.ways.length > 1 ? `layers ${letters.join("")}` : "";
  choose(`at ${place.name}`);
}

function begin(ids) {
  if (!panel() || !ghost()) {
    at = null;
    if (pending && find(`#prompt .option[value="${pending}"]`)) choose(pending);
    pending = "";
    return;
  }
  pending = "";
  // The same question drawn again, since somebody else did something: the tile stays where the hand has brought it.
  const question = `${panel().dataset.ways}|${panel().dataset.barred}`;
  if (!at || question !== asked) {
    asked = question;
    read();
    const first = best();
    if (!first) return;
    at = { x: first[0], y: first[1] };
    way = first[2];
  }
  show();
  if (!ids.includes("board-marks")) return;
  dots();
  refit();
  follow();
}

/** The place whose middle is nearest to a point of the screen. */
function under({ clientX, clientY }) {
  const { x, y, left, top, side } = ghost().dataset;
  const [boardX, boardY] = onBoard(clientX, clientY);
  return [Math.round((boardX - x) / side + Number(left) - 1), Math.round((boardY - y) / side + Number(top) - 1)];
}

export function startLaying(how) {
  choose = how;
  const board = document.getElementById("board");
  let finger = null;
  let held = [0, 0];
  board.addEventListener("pointerdown", (event) => {
    if (event.button || !event.target.closest("#ghost")) return;
    // The tile moves, not the board.
    event.stopImmediatePropagation();
    event.preventDefault();
    finger = event.pointerId;
    const [x, y] = under(event);
    held = [at.x - x, at.y - y];
    board.setPointerCapture(finger);
    board.classList.add("dragging");
  }, { capture: true });
  board.addEventListener("pointermove", (event) => {
    if (finger !== event.pointerId || !ghost()) return;
    event.stopImmediatePropagation();
    const [x, y] = under(event);
    go(x + held[0], y + held[1]);
  }, { capture: true });
  for (const kind of ["pointerup", "pointercancel"]) {
    board.addEventListener(kind, (event) => {
      if (finger !== event.pointerId) return;
      finger = null;
      board.classList.remove("dragging");
    }, { capture: true });
  }
  board.addEventListener("dblclick", (event) => {
    if (ghost() && event.target.closest("#ghost")) lay();
  });
  board.addEventListener("click", (event) => {
    // A tap beside the tile brings it there.
    if (ghost() && at && !event.target.closest("#ghost") && event.target.closest("#board-terrain")) go(...under(event));
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-lay]")) lay();
    if (event.target.closest("[data-turn-layers]")) turn();
  });
  document.addEventListener("keydown", (event) => {
    if (!at || !panel() || event.ctrlKey || event.metaKey || event.altKey || find("dialog[open]")) return;
    if (event.target.closest("input, textarea, select, .as-list, .tab-page, .shelf, .scroll, header")) return;
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    const pressed = event.target.closest("button, a, summary");
    if (step) go(at.x + step[0], at.y + step[1]);
    else if (event.key === " " && !pressed) turn();
    else if (event.key === "Enter" && !pressed) lay();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  onChange((ids) => {
    if (ids.includes("prompt") || ids.includes("board-marks")) begin(ids);
  });
  begin(["board-marks"]);
}
