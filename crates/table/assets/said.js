// Tells those who do not see the page what is new: the lines of the log that came, then the question.

const said = document.getElementById("said");
const MOST = 5;

const lines = () => [...document.querySelectorAll("#log > li")].map((line) => line.textContent.trim());
const question = () => {
  const prompt = document.getElementById("prompt");
  const part = (selector) => prompt?.querySelector(selector)?.textContent.trim() ?? "";
  // Whoever is asked hears more than that others are waited for.
  return prompt?.dataset.mine ? `${document.getElementById("main").dataset.turn}. ${part("#prompt-title")} ${part(".context")}` : part("#prompt-title");
};

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
  const news = heard.length ? fresh(now).slice(0, MOST).reverse() : [];
  if (ask !== asked) news.push(ask);
  [heard, asked] = [now, ask];
  if (news.length) said.textContent = news.join(" ");
}
