// Shows notices while no page is open, and opens the table when one is clicked.

addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // What cannot be read is not shown in full, but a browser wants something shown.
  }
  const { title = "Tessera", body = "", url = "/", tag = "" } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag: tag || undefined, renotify: Boolean(tag), data: { url } }));
});

// Browsers make their subscriptions anew now and then. What is known of the old one is enough for that; the next page of ours that
// is opened tells the server (push.js), which believes pages alone.
addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (options && !event.newSubscription) event.waitUntil(self.registration.pushManager.subscribe(options));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.url ?? "/", self.location.origin);
  // Only pages of ours are opened.
  const url = wanted.origin === self.location.origin ? wanted.href : self.location.origin;
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((page) => page.url === url);
    return there ? there.focus() : self.clients.openWindow(url);
  })());
});
