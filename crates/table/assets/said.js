// Tells those who do not see the page what is new: the lines of the log that came, then the question.

const main = document.getElementById("main");
const said = document.getElementById("said");
const MOST = 5;

const lines = () => [...document.querySelectorAll("#log > li")].map((line) => line.textContent.trim());

/** What is asked, and whether it is this person who is asked: who waits need not hear more than for whom. */
function question() {
  const prompt = document.getElementById("prompt");
  const mine = prompt?.dataset.mine === "yes";
  const parts = [prompt?.querySelector("#prompt-title"), mine && prompt.querySelector(".context")].filter(Boolean);
  const texts = parts.map((part) => {
    const copy = part.cloneNode(true);
    copy.querySelectorAll(".rule").forEach((rule) => rule.remove());
    return copy.textContent.trim();
  });
  return { mine, text: texts.join(" ") };
}

let heard = lines();
let asked = question();

/** The lines on top that were not there before. */
function fresh(now) {
  for (let more = 0; more < now.length; more += 1) {
    if (heard.slice(0, 3).every((line, place) => now[more + place] === line)) return now.slice(0, more);
  }
  return now;
}

/** After a change of these parts of the page. */
export function tell(ids) {
  if (!ids.includes("log") && !ids.includes("prompt")) return;
  const [now, ask] = [lines(), question()];
  const news = fresh(now).slice(0, MOST).reverse();
  if (ask.mine && !asked.mine) news.push(`${main.dataset.turn}.`);
  if (ask.text !== asked.text) news.push(ask.text);
  [heard, asked] = [now, ask];
  if (news.length) said.textContent = news.join(" ");
}
