// Subscribing this browser to notices: the form is there without script, but only a script can fill it.

import { fields, keep, subscribe } from "./push.js";

const part = document.querySelector("#push");

if (part && "serviceWorker" in navigator && "PushManager" in window) {
  part.hidden = false;
  const form = part.querySelector("form");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = part.querySelector("[role=alert]");
    try {
      if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
      const worker = await navigator.serviceWorker.register("/notices-worker.js");
      const subscription = await subscribe(worker, part.dataset.key);
      for (const [name, value] of Object.entries(fields(subscription))) form.elements[name].value = value;
      keep(subscription.endpoint, part.dataset.key);
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
