// The names of everything that can be asked about: fetched once, found in any text of the table.

const main = document.getElementById("main");
const { game } = main.dataset;
const WORD = /[\p{L}\p{N}]+/gu;
const cards = new Map();
let index = null;
let coming = null;

/** Without accents, capitals and plurals, as far as they do not tell words apart. */
function plain(word) {
  const low = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return low.replace(/[sx]+$/, "").replace(/ie$/, "y");
}

const words = (text) => [...text.matchAll(WORD)].map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }));
const isCapital = (text) => text[0] !== text[0].toLowerCase();

/** Fetches the names; where that does not work, nothing can be asked. */
export function names() {
  coming ??= (async () => {
    const answer = game && (await fetch(`/glossary/${game}/names.json`).catch(() => null));
    if (!answer?.ok) return;
    index = new Map();
    for (const [key, ...called] of await answer.json()) {
      for (const name of called) {
        const parts = words(name);
        if (!parts.length) continue;
        // What is written with a capital letter is a name: the word alone is not meant.
        const entry = { key, name: name.toLowerCase(), parts: parts.map((part) => plain(part.text)), proper: isCapital(parts[0].text) };
        const first = index.get(entry.parts[0]) ?? [];
        index.set(entry.parts[0], [...first, entry]);
      }
    }
  })();
  return coming;
}

/** Everything in a text that can be asked about, the longest name first: keys, start and end. */
export function inText(text) {
  if (!index || !text) return [];
  const found = [];
  const all = words(text);
  for (let place = 0; place < all.length; place += 1) {
    const fits = (index.get(plain(all[place].text)) ?? []).filter(({ parts, proper }) =>
      (!proper || isCapital(all[place].text)) && parts.every((part, step) => all[place + step] && plain(all[place + step].text) === part));
    const length = Math.max(0, ...fits.map(({ parts }) => parts.length));
    if (!length) continue;
    const [start, end] = [all[place].start, all[place + length - 1].end];
    const longest = fits.filter(({ parts }) => parts.length === length);
    // “Merchants” means the Merchants rather than a merchant.
    const exact = longest.filter(({ name }) => name === text.slice(start, end).toLowerCase());
    const keys = [...new Set((exact.length ? exact : longest).map(({ key }) => key))];
    found.push({ keys, start, end });
    place += length - 1;
  }
  return found;
}

/** What an entry says, as the server has it; kept as long as the page is open. */
export async function card(key) {
  if (!cards.has(key)) {
    const asked = fetch(`/glossary/${game}/${key}`, { headers: { "X-Tessera": "fetch" } });
    cards.set(key, asked.then((answer) => (answer.ok ? answer.text() : "")).catch(() => ""));
  }
  const html = await cards.get(key);
  if (!html) cards.delete(key);
  const template = document.createElement("template");
  template.innerHTML = html;
  return document.importNode(template.content, true);
}
