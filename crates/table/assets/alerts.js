// It is your turn, or the table is asked something: a mark in the title, a short sound, a notification where allowed.

const main = document.getElementById("main");
const title = document.title;
const isMine = () => document.getElementById("prompt")?.dataset.mine === "yes";
let mine = isMine();

/** A few tones, each with its start and its pitch. */
function sound(tones) {
  if (document.documentElement.dataset.sound === "off") return;
  // Browsers allow sound only after a first click.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    const audio = new AudioContext();
    tones.forEach(([start, pitch]) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const at = audio.currentTime + start;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.25);
    });
    setTimeout(() => audio.close(), 800);
  } catch {
    // No sound then.
  }
}

// Two stones put down.
const beep = () => sound([[0, 660], [0.13, 880]]);

/** Somebody has said something: one stone, lower. */
export const chime = () => sound([[0, 440]]);

let unread = 0;
/** What the table is asked and one has not answered yet: its title, and what it is. */
let wanted = null;

/** Where the page is out of sight, a notification says it. */
function notify(title, body) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, icon: "/assets/icon.svg", tag: main.dataset.base });
  note.onclick = () => { window.focus(); note.close(); };
}

/** The table is asked something that one shall answer, or nothing any more. */
export function want(texts) {
  const fresh = texts && texts.join() !== wanted?.join();
  wanted = texts;
  mark();
  if (fresh) notify(...texts);
}

/** The title says whose turn it is or what one is asked, and how much was said that was not looked at. */
export function mark(news = unread) {
  unread = news;
  const said = unread ? `(${unread}) ` : "";
  const asked = mine ? main.dataset.turn : wanted?.[0];
  document.title = `${said}${asked ? `● ${asked} · ` : ""}${title}`;
}

/** Looks again whose turn it is. */
export function alertTurn() {
  const was = mine;
  mine = isMine();
  mark();
  if (!mine || was) return;
  beep();
  notify(main.dataset.turn, document.getElementById("prompt-title")?.textContent ?? "");
}

mark();
