// What was said and not looked at yet: counted on the page and in its title, told to those who do not see it.

import { chime, mark } from "./alerts.js";

const main = document.getElementById("main");
const said = document.getElementById("said");
const key = `chat ${main?.dataset.base ?? ""}`;

const lines = () => [...document.querySelectorAll("#chat [data-line]")];
const number = (line) => Number(line.dataset.line);
const last = () => Math.max(0, ...lines().map(number));

// What was there when the page was opened for the first time is no news.
let seen = Number(sessionStorage.getItem(key) ?? last());
let told = last();

function unread() {
  return lines().filter((line) => number(line) > seen && !line.dataset.own);
}

function show() {
  const count = unread().length;
  const link = document.querySelector("[data-chat-news]");
  if (link) link.hidden = !count;
  for (const badge of document.querySelectorAll("[data-chat-count], [data-chat-news] .count")) {
    badge.hidden = !count;
    badge.textContent = count || "";
  }
  mark(count);
}

function look() {
  if (document.hidden) return;
  seen = last();
  sessionStorage.setItem(key, seen);
  show();
}

/** Whether the end of the chat is on the screen. */
let visible = false;
const watcher = new IntersectionObserver((entries) => {
  visible = entries.at(-1).isIntersecting;
  if (visible) look();
});

function watch() {
  watcher.disconnect();
  const list = document.querySelector("#chat .chat-lines");
  if (!list) return;
  list.scrollTop = list.scrollHeight;
  watcher.observe(list.lastElementChild ?? list);
}

/** After a change of these parts of the page. */
export function hearChat(ids) {
  if (!ids.includes("chat")) return;
  const fresh = lines().filter((line) => number(line) > told && !line.dataset.own);
  told = last();
  if (fresh.length) {
    chime();
    said.textContent = `${main.dataset.chat}: ${fresh.map((line) => line.textContent.trim()).join(". ")}`;
  }
  if (visible) look();
  watch();
  show();
}

export function startChat() {
  document.addEventListener("visibilitychange", () => { if (visible) look(); });
  watch();
  show();
}
