// What somebody asks the table: whoever shall answer sees it wherever the column was scrolled to, and is told.

import { chime, want } from "./alerts.js";

const said = document.getElementById("said");
const cards = () => [...document.querySelectorAll("#proposal .proposal.mine")];
const name = (card) => card.getAttribute("aria-labelledby");
const texts = (card) => [...card.querySelectorAll("h2, p")].map((part) => part.textContent.trim());

let known = new Set(cards().map(name));

/** After a change of these parts of the page. */
export function hearAsks(ids) {
  if (!ids.includes("proposal")) return;
  const now = cards();
  const news = now.filter((card) => !known.has(name(card)));
  known = new Set(now.map(name));
  want(now.length ? texts(now[0]) : null);
  if (!news.length) return;
  chime();
  const side = news[0].closest(".side");
  side?.classList.remove("low");
  side?.scrollTo(0, 0);
  said.textContent = news.map((card) => texts(card).join(": ")).join(" ");
}

want(cards().length ? texts(cards()[0]) : null);
