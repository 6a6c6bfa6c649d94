// Subscribing this browser to notices: the form is there without script, but only a script can fill it.

const part = document.querySelector("#push");
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

if (part && "serviceWorker" in navigator && "PushManager" in window) {
  part.hidden = false;
  const form = part.querySelector("form");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = part.querySelector("[role=alert]");
    try {
      if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
      const worker = await navigator.serviceWorker.register("/notices-worker.js");
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(part.dataset.key) });
      form.elements.endpoint.value = subscription.endpoint;
      form.elements.p256dh.value = text(subscription.getKey("p256dh"));
      form.elements.auth.value = text(subscription.getKey("auth"));
      form.submit();
    } catch {
      wrong.textContent = part.dataset.denied;
      wrong.hidden = false;
    }
  });
}

// Whoever has not chosen a time zone is most likely in that of their browser.
const zone = document.querySelector("select[name=zone][data-unset]");
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
if ([...zone?.options ?? []].some((option) => option.value === here)) zone.value = here;
