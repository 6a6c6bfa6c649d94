// Small help for pages that work without it: copying links, live lobbies, playing a replay.

addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  // Browsers lend the clipboard only to pages they trust; elsewhere the link is marked, ready to be copied by hand.
  if (!navigator.clipboard) return button.closest("li, .share")?.querySelector("input[readonly]")?.select();
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = button.dataset.copied;
});

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
    else if (fresh.innerHTML !== lobby.innerHTML) lobby.innerHTML = fresh.innerHTML;
  });
  addEventListener("pagehide", () => events.close());
}

const replay = document.querySelector("[data-replay]");
if (replay) {
  const step = (name) => replay.querySelector(`a[data-step="${name}"]`);
  const play = replay.querySelector("[data-play]");
  const speed = replay.querySelector("[data-speed]");
  const select = speed.querySelector("select");
  play.hidden = speed.hidden = false;
  select.value = sessionStorage.getItem("replay-speed") ?? "1000";
  select.addEventListener("change", () => sessionStorage.setItem("replay-speed", select.value));
  let timer = 0;
  const start = () => {
    sessionStorage.setItem("replay-plays", "yes");
    play.textContent = play.dataset.pause;
    timer = setTimeout(() => (step("next") ? step("next").click() : stop()), Number(select.value));
  };
  const name = play.textContent;
  const stop = () => {
    sessionStorage.removeItem("replay-plays");
    play.textContent = name;
    clearTimeout(timer);
    timer = 0;
  };
  play.addEventListener("click", () => (timer ? stop() : start()));
  addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = { ",": "back", ".": "next" }[event.key];
    if (name && step(name)) step(name).click();
  });
  if (sessionStorage.getItem("replay-plays") && step("next")) start();
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
