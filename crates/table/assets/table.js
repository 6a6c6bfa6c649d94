// The table. Everything works as plain forms without this; with it, nothing reloads.

import { alertTurn } from "./alerts.js";
import { dragged, fit, follow, light, neighbourSpot, pan, refit, startBoard, zoomIn, zoomOut } from "./board.js";
import { tell } from "./said.js";
import { openShelf, startShelves, wantShelf } from "./shelves.js";
import { ask, listen, onChange, post, update } from "./live.js";

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

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id === "choose") {
    event.preventDefault();
    send(form, event.submitter);
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
  const dismissed = hit("[data-dismiss]");
  if (dismissed) return dismiss(dismissed.dataset.dismiss);
  const shelf = hit("[data-shelf-tab]");
  if (shelf) return openShelf(shelf.dataset.shelfTab);
  const tab = hit("[data-tab]");
  if (tab) return openTab(tab.dataset.tab);
  if (hit(".sheet-handle")) return find(".side").classList.toggle("tall");
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

// What is dismissed stays away until something new takes its place.

const gone = new Set();

function dismiss(id) {
  const part = document.getElementById(id);
  const key = part.querySelector("[data-once]")?.dataset.once;
  if (key) gone.add(key);
  else delete part.dataset.hash;
  part.replaceChildren();
}

onChange((ids) => {
  if (ids.includes("prompt") && !ids.includes("why")) dismiss("why");
  if (ids.includes("scene") && gone.has(find("#scene [data-once]")?.dataset.once)) find("#scene").replaceChildren();
  if (ids.includes("board-terrain") || ids.includes("hand")) refit();
  if (ids.includes("board-marks")) {
    rove();
    follow();
  }
  if (ids.some((id) => id.startsWith("player-"))) countDown();
  // Whoever reads the early log gets the lines that have joined it.
  if (ids.includes("log-past") && find("#log-early ol")) ask("/log");
  lightOption(null);
  if (ids.includes("prompt")) {
    wantShelf();
    alertTurn();
    offerNotice();
  }
  tell(ids);
});

// One spot is in the tab order; arrows lead to the others.

function rove() {
  document.querySelectorAll("#board .spot").forEach((spot, place) => spot.setAttribute("tabindex", place ? "-1" : "0"));
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

function openTab(name) {
  // A second tap closes it again, and the sheet with it.
  const closing = find(`[data-tab="${name}"]`).getAttribute("aria-expanded") === "true";
  find(".side").classList.toggle("tall", !closing);
  if (closing) name = "";
  for (const tab of document.querySelectorAll("[data-tab]")) {
    tab.setAttribute("aria-expanded", String(tab.dataset.tab === name));
  }
  for (const page of document.querySelectorAll("[data-page]")) page.classList.toggle("shown", page.dataset.page === name);
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
rove();
countDown();
setInterval(countDown, 1000);
offerNotice();
if (main.dataset.listen === "yes") {
  listen();
  addEventListener("pageshow", (event) => { if (event.persisted) update(); });
}
