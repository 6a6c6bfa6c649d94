// Choices go out, changed parts of the page come in.

import { slide, snapshot } from "./pieces.js";

const main = document.getElementById("main");
const { lost, back, failed } = main.dataset;
/** Where the match lives; a lesson lives somewhere else after every step. */
const base = () => document.getElementById("prompt")?.dataset.base ?? main.dataset.base;
const changed = new Set();
/** No answer takes so long: then the connection is gone, or all that the browser allows are taken. */
const patience = 15000;

let newest = Number(document.getElementById("prompt")?.dataset.sequence ?? 0);
const sending = new Set();
let updating = false;
let again = false;
let retry = 0;
// How often parts came in: what is sent is what differs from the page as it was when it was asked for.
let applied = 0;
let question = "";
/** Whether the stream brings what changes: then nobody has to ask for it. */
let following = false;
const arrivals = new Set();

/** Calls back after parts of the page changed, with their ids. */
export const onChange = (listener) => changed.add(listener);

let noticeTimer = 0;
export function notice(text, stay = false) {
  clearTimeout(noticeTimer);
  document.getElementById("notice").textContent = text;
  if (text && !stay) noticeTimer = setTimeout(() => notice(""), 5000);
}

function parse(html, old) {
  const template = document.createElement("template");
  if (!(old instanceof SVGElement)) {
    template.innerHTML = html;
    return template.content.firstElementChild;
  }
  template.innerHTML = `<svg>${html}</svg>`;
  return template.content.firstElementChild.firstElementChild;
}

/** Puts fragments in their places; what was open stays open, what had the focus keeps it where it can. */
export function apply(fragments) {
  const ids = [];
  const before = snapshot();
  for (const { id, hash, html } of fragments) {
    const old = document.getElementById(id);
    // What somebody asked for has no hash: it is no part of what the table changes.
    if (!old || (hash && old.dataset.hash === hash)) continue;
    const fresh = document.importNode(parse(html, old), true);
    if (hash) fresh.dataset.hash = hash;
    const open = [...old.querySelectorAll("details")].map((details) => details.open);
    fresh.querySelectorAll("details").forEach((details, place) => { details.open = open[place] ?? details.open; });
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    old.replaceWith(fresh);
    ids.push(id);
    if (focus) refocus(fresh, focus);
  }
  if (ids.includes("prompt")) {
    document.body.classList.remove("busy");
    showQuestion();
  }
  // Whoever comes back to a lesson comes back to its step.
  const step = document.getElementById("prompt")?.dataset.base;
  if (step && location.pathname !== step) history.replaceState(null, "", step);
  if (ids.includes("board-pieces")) slide(before, snapshot());
  if (!ids.length) return;
  applied += 1;
  for (const listener of changed) listener(ids);
}

/** A new question to whoever looks, or the next word of a lesson, is seen wherever the column was scrolled to. */
function showQuestion() {
  const prompt = document.getElementById("prompt");
  const asked = [prompt.dataset.base, prompt.dataset.asked, prompt.querySelector(".lesson-text")?.textContent].join();
  if (asked === question) return;
  question = asked;
  if (prompt.dataset.mine || prompt.querySelector(".lesson")) prompt.closest(".side")?.scrollTo(0, 0);
}

function refocus(fresh, focus) {
  const same = [...fresh.querySelectorAll(focus.tagName)].find((element) =>
    (focus.value && element.value === focus.value) || (focus.id && element.id === focus.id)
    || (focus.dataset.choice && element.dataset.choice === focus.dataset.choice)
    || (focus.dataset.hexes && element.textContent === focus.textContent));
  // A part that has become empty hands the focus to the question.
  const part = fresh.childElementCount ? fresh : document.getElementById("prompt");
  const next = same ?? fresh.querySelector(".spot") ?? part;
  if (next === part && !part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
  next.focus({ preventScroll: true });
}

async function take(response, since = applied) {
  if (!(response.headers.get("content-type") ?? "").includes("json")) {
    if (!response.ok) notice(failed);
    return;
  }
  const answer = await response.json();
  // Elsewhere, as on the analysis board: a choice leads to another page.
  if (answer.to) return location.assign(answer.to);
  if (answer.heard) return shown(answer.sequence);
  // Something else came in meanwhile: what changed and changed back between the two would be missing.
  const partial = applied !== since;
  // A late answer about an earlier position must not overwrite a newer one.
  if ((answer.sequence ?? newest) >= newest) {
    arrive(answer.sequence ?? newest, answer.fragments ?? []);
    if (partial) update();
  }
  if (answer.notice) notice(answer.notice);
  else if (!response.ok) notice(answer.detail ?? answer.title ?? failed);
}

function arrive(sequence, fragments) {
  newest = sequence;
  apply(fragments);
  for (const look of arrivals) look();
}

/** Waits until the page shows what was done; a stream that was just cut does not bring it. */
const shown = (sequence) => new Promise((done) => {
  const end = () => {
    arrivals.delete(look);
    clearTimeout(late);
    done();
  };
  const look = () => { if (newest >= sequence) end(); };
  const late = setTimeout(() => update().finally(end), 2000);
  arrivals.add(look);
  look();
});

const parts = () => [...document.querySelectorAll("[id][data-hash]")];

/** What the page has, so that only the rest is sent. */
export const have = () => parts().map((part) => `${part.id}:${part.dataset.hash}`).join(",");

/** Whether the page has what the server has drawn: it knows what it has sent, not what else came in. */
function isWhole(all) {
  return parts().reduce((sum, part) => sum ^ BigInt(`0x${part.dataset.hash}`), 0n) === BigInt(`0x${all}`);
}

/** Takes in what the stream brings. */
function follow(event) {
  const { sequence, fragments, all } = JSON.parse(event.data);
  following = true;
  // Something newer is here already, and the next event is about it.
  if (sequence < newest) return;
  arrive(sequence, fragments);
  if (!isWhole(all) || isSeen(fragments)) update();
}

/** Whether somebody sees here what they would be told elsewhere: what was said, and that it is over. The server hears of it. */
function isSeen(fragments) {
  const told = fragments.some(({ id }) => id === "chat") || document.querySelector("#prompt .over");
  return told && !document.hidden;
}

/**
 * Posts a form's fields; a second click while the first is on its way does nothing, whatever others answer meanwhile. The page
 * may hear of what came of the first before its answer is here: what is then asked anew can be answered at once.
 */
export async function post(url, fields) {
  const what = `${url} ${document.getElementById("prompt")?.dataset.asked}`;
  if (sending.has(what)) return false;
  sending.add(what);
  document.body.classList.add("busy");
  fields.set("have", have());
  if (following) fields.set("heard", "yes");
  const since = applied;
  try {
    const response = await fetch(url, {
      method: "POST", headers: { "X-Tessera": "fetch" }, body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(patience),
    });
    await take(response, since);
    return response.ok;
  } catch {
    notice(failed);
    // It may have been taken all the same.
    update();
    return false;
  } finally {
    sending.delete(what);
    document.body.classList.toggle("busy", sending.size > 0);
  }
}

/** Fetches fragments from an address of this table; says whether there is no sense in asking again. */
export async function ask(path) {
  const since = applied;
  try {
    const response = await fetch(base() + path, {
      headers: { "X-Tessera": "fetch" }, signal: AbortSignal.timeout(patience),
    });
    await take(response, since);
    return response.ok || (response.status < 500 && response.status !== 429);
  } catch {
    notice(failed);
    return false;
  }
}

/** Fetches what has changed; one at a time, once more if something changed meanwhile, and later if it did not work. */
export async function update() {
  if (updating) {
    again = true;
    return;
  }
  updating = true;
  clearTimeout(retry);
  let fine = true;
  do {
    again = false;
    fine = await ask(`/update?have=${encodeURIComponent(have())}${document.hidden ? "" : "&seen=yes"}`);
  } while (again && fine);
  updating = false;
  // No further change may come to wake us: a refused or lost answer is asked for again.
  if (!fine) retry = setTimeout(update, 2000);
}

/** Says whether the table is heard. It has its own place: no other notice may hide it. */
function connection(text) {
  document.getElementById("connection").textContent = text;
}

/** Listens for changes, through lost connections. */
export function listen() {
  let missing = false;
  let gap = 0;
  let told = 0;
  let source = null;
  const miss = () => {
    missing = true;
    following = false;
    clearTimeout(told);
    connection(lost);
  };
  const open = () => {
    source?.close();
    following = false;
    source = new EventSource(`${base()}/events?have=${encodeURIComponent(have())}`);
    source.addEventListener("parts", follow);
    source.addEventListener("open", () => {
      clearTimeout(gap);
      gap = 0;
      if (!missing) return;
      missing = false;
      connection(back);
      told = setTimeout(() => connection(""), 5000);
    });
    source.addEventListener("error", () => {
      following = false;
      // A short gap is nobody's concern; one error after the other is no new gap.
      gap ||= setTimeout(miss, 1500);
      // The browser tries again by itself, unless the answer was wrong altogether.
      if (source.readyState === EventSource.CLOSED) setTimeout(open, 4000);
    });
  };
  open();
  // A device that was offline or asleep may hold a line that is long dead.
  addEventListener("offline", miss);
  addEventListener("online", open);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) update(); });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
}
