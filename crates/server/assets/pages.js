// Small help for pages that work without it: copying links, live lobbies.

addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  // Browsers lend the clipboard only to pages they trust; elsewhere the link is marked, ready to be copied by hand.
  if (!navigator.clipboard) return button.closest("li, .share")?.querySelector("input[readonly]")?.select();
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = button.dataset.copied;
});

// A name that was typed beside the games goes along with the one that is begun.
addEventListener("submit", (event) => {
  const typed = document.querySelector(".call-me [name=name]")?.value.trim();
  if (!typed || !event.target.matches("[data-called]")) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "name", value: typed });
  event.target.append(field);
});

// A page with many entries shows those that have what is typed in them; what is written differently with accents is the same.
const filter = document.querySelector("[data-filter]");
filter?.addEventListener("input", () => {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
  const wanted = plain(filter.value.trim());
  for (const entry of document.querySelectorAll("[data-entry]")) entry.hidden = !plain(entry.textContent).includes(wanted);
  for (const group of document.querySelectorAll("[data-group]")) group.hidden = !group.querySelector("[data-entry]:not([hidden])");
  document.querySelector("[data-filter-none]").hidden = Boolean(document.querySelector("[data-entry]:not([hidden])"));
});

// A browser that tells notices may have to be told of anew.
if (localStorage.getItem("push")) import("./push.js").then(({ renew }) => renew()).catch(() => {});

const lobby = document.querySelector("[data-events]");
if (lobby) {
  const events = new EventSource(lobby.dataset.events);
  events.addEventListener("change", async () => {
    // A lost answer is no harm: with the connection comes the next change.
    const answer = await fetch(location.href).catch(() => null);
    if (!answer?.ok && answer?.status !== 404) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-events]");
    // No lobby any more: the match has begun, or the table is gone.
    if (!fresh) location.reload();
    // Replaced only when it differs: somebody coming or going is no reason to lose the focus.
    else if (fresh.innerHTML !== lobby.innerHTML) renew(fresh);
  });
  // What is being written stays, with the focus.
  const renew = (fresh) => {
    const kept = [...lobby.querySelectorAll("input[name]:not([type=hidden])")].map((input) => [input.name, input.value]);
    const focus = lobby.contains(document.activeElement) ? document.activeElement.name : "";
    const told = new Set([...lobby.querySelectorAll("[data-line]")].map((line) => line.dataset.line));
    lobby.innerHTML = fresh.innerHTML;
    for (const [name, value] of kept) lobby.querySelectorAll(`input[name="${name}"]`).forEach((input) => { input.value = value; });
    if (focus) lobby.querySelector(`[name="${CSS.escape(focus)}"]`)?.focus();
    const news = [...lobby.querySelectorAll("[data-line]:not([data-own])")].filter((line) => !told.has(line.dataset.line));
    if (news.length) say(news);
  };
  // Nobody has to look at the lobby all the time: the title counts what was said meanwhile.
  const title = document.title;
  let unread = 0;
  const say = (news) => {
    if (document.hidden) document.title = `(${(unread += news.length)}) ${title}`;
    document.getElementById("lobby-said").textContent = news.map((line) => line.textContent.trim()).join(". ");
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    unread = 0;
    document.title = title;
  });
  lobby.addEventListener("submit", async (event) => {
    const form = event.target.closest(".chat-form");
    if (!form) return;
    event.preventDefault();
    const sent = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => null);
    if (sent?.ok) form.reset();
  });
  addEventListener("pagehide", () => events.close());
}

// While a bot looks back at the match, its progress is fetched now and then.

async function look() {
  const part = document.querySelector("#analysis[data-poll]");
  if (!part) return;
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("#analysis");
    if (fresh) part.replaceWith(document.importNode(fresh, true));
  } finally {
    setTimeout(look, 700);
  }
}
setTimeout(look, 700);
