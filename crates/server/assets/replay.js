// A match again, without a page for each step: the slider, the buttons, arrow keys, and playing by itself.

import { apply, have, notice } from "./live.js";

const timeline = document.querySelector("[data-replay]");
const { failed } = document.getElementById("main").dataset;
const last = Number(timeline.dataset.last);
const rounds = timeline.dataset.rounds.split(" ").filter(Boolean).map(Number);
const scrub = timeline.querySelector("[data-scrub]");
const play = timeline.querySelector("[data-play]");
const speed = timeline.querySelector("[data-speed]");
const select = speed.querySelector("select");

let at = Number(timeline.dataset.at);
let wanted = at;
let fetching = false;

const address = (to) => {
  const url = new URL(timeline.dataset.replay, location.href);
  url.searchParams.set("at", to);
  return url;
};

/** Where each button leads from here; undefined where there is nothing. */
const targets = () => ({
  first: at > 0 ? 0 : undefined,
  back: at > 0 ? at - 1 : undefined,
  next: at < last ? at + 1 : undefined,
  last: at < last ? last : undefined,
  "round-back": rounds.filter((round) => round < at).at(-1),
  "round-next": rounds.find((round) => round > at),
});

/** Everything that names the position says the new one. */
function mark() {
  scrub.value = at;
  timeline.querySelector("[data-where]").textContent = timeline.dataset.title.replace("{at}", at);
  for (const [name, to] of Object.entries(targets())) {
    const step = timeline.querySelector(`[data-step="${name}"]`);
    if (to === undefined) step.removeAttribute("href");
    else step.href = address(to);
    step.toggleAttribute("aria-disabled", to === undefined);
    if (to === undefined) step.setAttribute("aria-disabled", "true");
  }
  const round = rounds.filter((begins) => begins <= at).at(-1);
  for (const link of timeline.querySelectorAll("[data-to]")) {
    if (Number(link.dataset.to) === round) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
  for (const link of timeline.querySelectorAll("[data-eyes]")) {
    const url = new URL(link.href);
    url.searchParams.set("at", at);
    link.href = url;
  }
  for (const field of timeline.querySelectorAll("[data-at-field]")) field.value = at;
  const board = timeline.querySelector("[data-board]");
  if (board) board.href = board.href.replace(/\d+$/, at);
  const on = timeline.querySelector("[data-play-on]");
  if (on) on.disabled = on.dataset.playOn === "before" && at === last;
  const share = timeline.querySelector("[data-share]");
  if (share) {
    const url = new URL(share.value);
    url.searchParams.set("at", at);
    share.value = url;
    timeline.querySelector(".share [data-copy]").dataset.copy = url;
  }
  history.replaceState(null, "", address(at));
}

/** Goes to a position; while one is on its way, the last one wanted is next. */
async function go(to) {
  wanted = Math.min(Math.max(to, 0), last);
  scrub.value = wanted;
  if (fetching) return;
  fetching = true;
  try {
    while (wanted !== at) {
      const next = wanted;
      const url = address(next);
      url.searchParams.set("have", have());
      const answer = await fetch(url, { headers: { "X-Tessera": "fetch" } });
      if (!answer.ok) throw new Error(answer.status);
      apply((await answer.json()).fragments);
      at = next;
      mark();
    }
  } catch {
    wanted = at;
    scrub.value = at;
    stop();
    notice(failed);
  } finally {
    fetching = false;
  }
}

// Playing by itself

let timer = 0;
const name = play.textContent;

function stop() {
  clearTimeout(timer);
  timer = 0;
  play.textContent = name;
}

function start() {
  play.textContent = play.dataset.pause;
  const step = async () => {
    const begun = performance.now();
    await go(at + 1);
    if (!timer) return;
    if (at >= last) return stop();
    timer = setTimeout(step, Math.max(0, Number(select.value) - (performance.now() - begun)));
  };
  timer = setTimeout(step, 0);
}

play.hidden = speed.hidden = false;
select.value = sessionStorage.getItem("replay-speed") ?? "1000";
select.addEventListener("change", () => sessionStorage.setItem("replay-speed", select.value));
play.addEventListener("click", () => (timer ? stop() : start()));
scrub.addEventListener("input", () => {
  stop();
  go(Number(scrub.value));
});

timeline.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("a[data-step], a[data-to], #analysis a[href*='/replay']");
  if (!link) return;
  event.preventDefault();
  // A link in a picture has no address as text but this one.
  const to = link.getAttribute("href");
  if (!to) return;
  stop();
  go(Number(new URL(to, location.href).searchParams.get("at")));
});

// The arrows step; with Shift they go by rounds. On the slider they are the browser's own.
addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  const forward = { ArrowRight: true, ".": true, ArrowLeft: false, ",": false }[event.key];
  if (event.key === " " && !event.target.closest("button, a, summary")) {
    event.preventDefault();
    return timer ? stop() : start();
  }
  const edge = { Home: 0, End: last }[event.key];
  if (forward === undefined && edge === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  stop();
  const to = targets();
  if (edge !== undefined) go(edge);
  else if (event.shiftKey) go((forward ? to["round-next"] : to["round-back"]) ?? at);
  else go(wanted + (forward ? 1 : -1));
}, { capture: true });
