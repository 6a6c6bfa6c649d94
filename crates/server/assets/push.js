// What a browser that tells notices has to say to the server: how it can be reached, and when that has changed.

const KEPT = "push";
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Finds the subscription that is there, or subscribes; one for another key than the server's is of no use to it. */
export async function subscribe(worker, key) {
  const there = await worker.pushManager.getSubscription();
  if (there && text(there.options.applicationServerKey) === key) return there;
  await there?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

/** The fields of a form that say how a browser can be reached. */
export const fields = (subscription) => ({
  endpoint: subscription.endpoint,
  p256dh: text(subscription.getKey("p256dh")),
  auth: text(subscription.getKey("auth")),
});

/** Remembers what the server knows. */
export const keep = (endpoint, key) => localStorage.setItem(KEPT, JSON.stringify({ endpoint, key }));

/** Whether this browser was made anew what the server does not know yet: then it hears so. */
export async function renew() {
  const { endpoint, key } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  const worker = endpoint && (await navigator.serviceWorker?.getRegistration("/"));
  if (!worker || Notification.permission !== "granted") return;
  const now = await subscribe(worker, key);
  const csrf = document.querySelector("input[name=csrf]")?.value;
  if (now.endpoint === endpoint || !csrf) return;
  const body = new URLSearchParams({ csrf, old: endpoint, ...fields(now) });
  const answer = await fetch("/account/notices/push", { method: "POST", headers: { "X-Tessera": "fetch" }, body });
  if (answer.ok) keep(now.endpoint, key);
  // The server does not tell anybody here any more.
  else if (answer.status === 404) localStorage.removeItem(KEPT);
}
