// Pieces slide from where they were to where they are.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const moving = () => document.documentElement.dataset.animation !== "off" && !still.matches;
const TIME = { duration: 250, easing: "cubic-bezier(.3, .7, .3, 1)" };

/** What stands where. */
export function snapshot() {
  const pieces = new Map();
  for (const piece of document.querySelectorAll("#board-pieces .piece")) {
    const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(piece.getAttribute("transform")) ?? [0, 0, 0];
    const { seat, hex, count, city, kind } = piece.dataset;
    pieces.set(`${seat} ${kind} ${hex}`, { seat, kind, count: Number(count), city, x: Number(x), y: Number(y), piece });
  }
  return pieces;
}

/** Slides whatever moved between two snapshots, grows whatever is new. */
export function slide(before, after) {
  if (!moving()) return;
  const losses = [];
  for (const [key, was] of before) {
    const less = was.count - (after.get(key)?.count ?? 0);
    for (let token = 0; token < less; token += 1) losses.push(was);
  }
  for (const [key, now] of after) {
    const was = before.get(key);
    if (now.city !== "0") {
      if (was?.city !== now.city) grow(now);
      continue;
    }
    const more = now.count - (was?.count ?? 0);
    if (more <= 0) continue;
    const from = takeNearest(losses, now);
    if (!from) grow(now);
    else if (was?.count) slideCopy(from, now);
    else travel(now.piece, from, now);
  }
}

function takeNearest(losses, now) {
  let best = -1;
  let distance = Infinity;
  losses.forEach((loss, place) => {
    const far = Math.hypot(loss.x - now.x, loss.y - now.y);
    if (loss.seat === now.seat && loss.kind === now.kind && far < distance) [best, distance] = [place, far];
  });
  return best < 0 ? null : losses.splice(best, 1)[0];
}

const at = ({ x, y }, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

function travel(piece, from, to) {
  piece.parentNode.append(piece);
  return piece.animate([at(from), at(to)], TIME);
}

function slideCopy(from, to) {
  const copy = to.piece.cloneNode(false);
  copy.append(to.piece.querySelector("use").cloneNode());
  to.piece.after(copy);
  travel(copy, from, to).finished.finally(() => copy.remove());
}

function grow(now) {
  now.piece.animate([at(now, 0.2), at(now, 1.15), at(now)], TIME);
}
