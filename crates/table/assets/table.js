// The table. Everything works as plain forms without this; with it, nothing reloads.

import { alertTurn } from "./alerts.js";
import { markTerms, startAsking } from "./ask.js";
import { hearAsks } from "./asks.js";
import { dragged, fit, follow, light, lookAt, neighbourSpot, pan, refit, startBoard, zoomIn, zoomOut } from "./board.js";
import { startLaying } from "./laying.js";
import { hearChat, startChat } from "./chat.js";
import { roveThings, startThings } from "./enlarge.js";
import { startPanels } from "./panels.js";
import { tell } from "./said.js";
import { openShelf, startShelves, wantShelf } from "./shelves.js";
import { ask, listen, notice, onChange, post } from "./live.js";

const main = document.getElementById("main");
const find = (selector) => document.querySelector(selector);
main.classList.add("scripted");

// Choosing

function send(form, submitter) {
  const fields = new FormData(form);
  if (submitter?.name) fields.set(submitter.name, submitter.value);
  return post(submitter?.hasAttribute("formaction") ? submitter.formAction : form.action, fields);
}

function choose(choice) {
  const form = find("#choose");
  if (!form) return;
  const fields = new FormData(form);
  fields.set("choice", choice);
  post(form.action, fields);
}

/** An option, and the one that follows it as soon as it is asked. */
async function chooseTwo(first, then) {
  const form = find("#choose");
  const fields = new FormData(form);
  fields.set("choice", first);
  if (!(await post(form.action, fields)) || !then) return;
  const next = find("#choose");
  if (!next?.querySelector(`button[value="${CSS.escape(then)}"]`)) return;
  choose(then);
}

/** Whether one is asked and nothing on the board is marked: then any thing may be pressed first, and the verb comes second. */
const actsFirst = () => find("#prompt").dataset.mine === "yes" && !find("#board .spot");
const markActs = () => main.classList.toggle("acts-first", actsFirst());

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id === "choose") {
    event.preventDefault();
    send(form, event.submitter);
  } else if (form.matches("[data-compare]")) {
    event.preventDefault();
    askMaster(form.dataset.compare, `?${new URLSearchParams(new FormData(form))}`);
  } else if (form.matches("[data-live]")) {
    event.preventDefault();
    if (await send(form, event.submitter)) form.reset();
  }
});

document.addEventListener("click", (event) => {
  const hit = (selector) => event.target.closest(selector);
  const spot = hit(".spot");
  if (spot && !dragged) return choose(spot.dataset.choice);
  const notify = hit("[data-notify]");
  if (notify) return Notification.requestPermission().then(offerNotice);
  if (hit("[data-why]")) {
    event.preventDefault();
    return ask("/why");
  }
  const more = hit("[data-log]");
  if (more && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    return ask("/log");
  }
  const hint = hit("[data-hint]");
  if (hint) {
    event.preventDefault();
    return askMaster(hint.dataset.hint);
  }
  const way = hit("[data-first]");
  if (way) return chooseTwo(way.dataset.first, way.dataset.then);
  const thing = hit("[data-thing]") ?? hit("#board .land");
  if (thing && !dragged && actsFirst() && !hit("button, a, summary")) {
    return ask(`/reach?with=${encodeURIComponent(thing.dataset.thing ?? thing.dataset.hex)}`);
  }
  const dismissed = hit("[data-dismiss]");
  if (dismissed) return dismiss(dismissed.dataset.dismiss);
  const shelf = hit("[data-shelf-tab]");
  if (shelf) return openShelf(shelf.dataset.shelfTab);
  const part = hit("[data-look]");
  if (part) {
    openShelf("map");
    return lookAt(part.dataset.look.split(" ").map(Number));
  }
  if (hit("[data-chat-news]")) {
    event.preventDefault();
    return openChat();
  }
  const tab = hit("[data-tab]");
  if (tab) return openTab(tab.dataset.tab);
  if (hit(".sheet-handle")) return nextSize();
  if (hit("#rules-drawer [data-close]") || event.target.id === "rules-drawer") return find("#rules-drawer").close();
  const rules = hit("a[data-drawer]");
  if (rules && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openRules(rules);
  }
});

// Browsers are asked for notifications only by somebody who wants them.

function offerNotice() {
  const button = find("[data-notify]");
  if (button) button.hidden = !("Notification" in window) || Notification.permission !== "default";
}

// A master may take a few seconds; the table goes on meanwhile.

let asking = false;

async function askMaster(text, about = "") {
  if (asking) return;
  asking = true;
  notice(text, true);
  if (await ask(`/hint${about}`)) notice("");
  asking = false;
}

// What is dismissed stays away until something new takes its place.

const goneHere = `gone ${main.dataset.base}`;
const gone = new Set(JSON.parse(sessionStorage.getItem(goneHere) ?? "[]"));

function dismiss(id) {
  const part = document.getElementById(id);
  const key = part.querySelector("[data-once]")?.dataset.once;
  if (key) {
    gone.add(key);
    sessionStorage.setItem(goneHere, JSON.stringify([...gone].slice(-20)));
  }
  part.replaceChildren();
}

/** What happened meanwhile is told once, also to whoever loads the page again. */
function stayAway() {
  if (gone.has(find("#since [data-once]")?.dataset.once)) find("#since").replaceChildren();
}

/** What is asked, however often the page was drawn anew meanwhile: others may answer something else. */
const asked = () => [find("#prompt-title"), ...document.querySelectorAll("#prompt .option")].map((part) => part?.value || part?.textContent).join("\n");
let question = asked();

onChange((ids) => {
  const other = ids.includes("prompt") && asked() !== question;
  question = asked();
  if (other && !ids.includes("why")) dismiss("why");
  if (other && !ids.includes("hint")) dismiss("hint");
  if (other && !ids.includes("reach")) dismiss("reach");
  if (ids.includes("since")) stayAway();
  if (ids.includes("scene") && gone.has(find("#scene [data-once]")?.dataset.once)) find("#scene").replaceChildren();
  if (ids.includes("board-terrain") || ids.includes("hand")) refit();
  if (ids.some((id) => id.startsWith("log"))) roveLog();
  if (ids.includes("board-marks")) {
    rove();
    follow();
  }
  if (ids.some((id) => id.startsWith("player-"))) {
    countDown();
    ownLine();
  }
  // Whoever reads the early log gets the lines that have joined it.
  if (ids.includes("log-past") && find("#log-early ol")) ask("/log");
  lightOption(null);
  light([]);
  if (ids.includes("prompt")) {
    wantShelf();
    alertTurn();
    offerNotice();
  }
  tell(ids);
  hearChat(ids);
  hearAsks(ids);
  markActs();
  roveThings();
  if (ids.includes("prompt") || ids.some((id) => id.startsWith("log"))) markTerms();
});

// One spot is in the tab order; arrows lead to the others.

function rove() {
  document.querySelectorAll("#board .spot").forEach((spot, place) => spot.setAttribute("tabindex", place ? "-1" : "0"));
}

// So it is with the lines of the log: they have words to ask about, and many a place.

const lines = () => [...document.querySelectorAll("#page-log .log li")];

function roveLog(chosen) {
  const all = lines();
  const stop = chosen ?? all.find((line) => line === document.activeElement) ?? all.find((line) => line.checkVisibility());
  for (const line of all) line.setAttribute("tabindex", line === stop ? "0" : "-1");
}

// Earlier lines that are folded away are no stop, once unfolded they may be.
find("#page-log").addEventListener("toggle", () => roveLog(), true);

function walkLog(event, line) {
  const seen = lines().filter((one) => one.checkVisibility());
  const place = seen.indexOf(line);
  const next = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: seen.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  if (!seen[next]) return;
  roveLog(seen[next]);
  seen[next].focus();
}

// An option and its spot light up together; so do a line of the log and its places.

function lightOption(choice) {
  document.querySelectorAll(".spot.lit, .turning.lit, .option.lit, [data-option].lit").forEach((lit) => lit.classList.remove("lit"));
  if (!choice) return;
  const quoted = CSS.escape(choice);
  document
    .querySelectorAll(`.spot[data-choice="${quoted}"], .turning[data-for="${quoted}"], .option[value="${quoted}"], [data-option="${quoted}"]`)
    .forEach((part) => part.classList.add("lit"));
}

for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const option = event.target.closest?.(".option, [data-option], .idea, .spot");
    lightOption(option?.dataset.choice ?? option?.dataset.option ?? option?.value);
    const line = event.target.closest?.("[data-hexes]");
    light(line ? line.dataset.hexes.split(" ") : []);
  });
}

// Keys

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || find("dialog[open]")) return;
  if (target.closest("input, textarea, select")) return;
  const spot = target.closest(".spot");
  const line = target.closest("#page-log .log li");
  if (line) walkLog(event, line);
  const press = (selector) => {
    const button = find(selector);
    if (button && !button.disabled) {
      event.preventDefault();
      button.click();
    }
  };
  if (spot && (key === "Enter" || key === " ")) {
    event.preventDefault();
    return choose(spot.dataset.choice);
  }
  if (key.startsWith("Arrow") && !target.closest(".scroll, .side")) return arrow(event, spot);
  if (/^[1-9]$/.test(key)) return press(`#prompt [data-key="${key}"]`);
  if (key === "Enter" && !target.closest("a, button, summary, [tabindex='0']")) return press('#prompt [data-key="↵"]');
  if (key === "u") return press("#undo [data-undo]");
  if (key === "?") return press("[data-why]");
  if (key === "+" || key === "=") zoomIn();
  if (key === "-") zoomOut();
  if (key === "0") fit();
  if (key === "Escape") {
    dismiss("why");
    dismiss("hint");
    dismiss("reach");
    if (find("#scene [data-once]")) dismiss("scene");
  }
});

function arrow(event, spot) {
  event.preventDefault();
  const first = find("#board .spot");
  if (first) {
    const next = spot ? neighbourSpot(spot, event.key) : first;
    next?.focus();
    return;
  }
  const step = 60;
  if (event.key === "ArrowLeft") pan(step, 0);
  if (event.key === "ArrowRight") pan(-step, 0);
  if (event.key === "ArrowUp") pan(0, step);
  if (event.key === "ArrowDown") pan(0, -step);
}

// Phone

/** The sheet is as it is, then tall, then low. */
function nextSize() {
  const { classList } = find(".side");
  const [tall, low] = [classList.contains("tall"), classList.contains("low")];
  classList.toggle("tall", !tall && !low);
  classList.toggle("low", tall);
  refit();
}

/** One's own numbers, in one line above the question. */
function ownLine() {
  const seat = main.dataset.seat;
  const facts = seat === undefined ? null : find(`#player-${CSS.escape(seat)} .player-facts`);
  find("#own-line").replaceChildren(...[...(facts?.childNodes ?? [])].map((fact) => fact.cloneNode(true)));
}

function openChat() {
  const tab = find('[data-tab="talk"]');
  if (tab.checkVisibility() && tab.getAttribute("aria-expanded") !== "true") openTab("talk");
  const chat = find("#chat");
  chat.closest(".side").scrollTop += chat.getBoundingClientRect().top - chat.closest(".side").getBoundingClientRect().top;
  find("#chat-text")?.focus({ preventScroll: true });
}

function openTab(name) {
  // A second tap closes it again, and the sheet with it.
  const closing = find(`[data-tab="${name}"]`).getAttribute("aria-expanded") === "true";
  find(".side").classList.remove("low");
  find(".side").classList.toggle("tall", !closing);
  if (closing) name = "";
  for (const tab of document.querySelectorAll("[data-tab]")) {
    tab.setAttribute("aria-expanded", String(tab.dataset.tab === name));
  }
  for (const page of document.querySelectorAll("[data-page]")) page.classList.toggle("shown", page.dataset.page === name);
  roveLog();
}

// Clocks count down, or stand while others are asked; times of days stay words.

const skew = Date.now() - Number(find("[data-now]")?.dataset.now ?? Date.now());

function countDown() {
  for (const clock of document.querySelectorAll(".clock[data-until], .clock[data-left]")) {
    const { until, left: rest } = clock.dataset;
    const left = Math.max(0, Math.ceil((until ? Number(until) + skew - Date.now() : Number(rest)) / 1000));
    if (left >= 86400) continue;
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = (number) => String(number).padStart(2, "0");
    clock.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    clock.classList.toggle("short", left < 60);
    clock.classList.toggle("running", Boolean(until));
  }
}

// The rules, at the rule that was asked for

let rulesPage = null;

async function openRules(link) {
  const drawer = find("#rules-drawer");
  const body = drawer.querySelector(".drawer-body");
  const url = new URL(link.href);
  try {
    if (rulesPage !== url.pathname) {
      const text = await (await fetch(url.pathname)).text();
      const page = new DOMParser().parseFromString(text, "text/html").querySelector("main");
      body.replaceChildren(...page.childNodes);
      rulesPage = url.pathname;
    }
  } catch {
    location.href = link.href;
    return;
  }
  if (!drawer.open) drawer.showModal();
  body.querySelectorAll(".here").forEach((part) => part.classList.remove("here"));
  const rule = url.hash ? body.querySelector(`#${CSS.escape(decodeURIComponent(url.hash.slice(1)))}`) : null;
  rule?.classList.add("here");
  if (rule) rule.scrollIntoView({ block: "start" });
  else body.scrollTop = 0;
}

startShelves();
startBoard();
light([]);
startLaying(choose);
startChat();
ownLine();
startPanels();
stayAway();
startThings();
startAsking();
markActs();
rove();
roveLog();
countDown();
setInterval(countDown, 1000);
offerNotice();
if (main.dataset.listen === "yes") {
  listen();
}
