// Shows what a saved search has found, though no page of ours is open, and opens it. It answers for no page and keeps nothing.

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, text, url, language, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      lang: language,
      tag,
      icon: '/icons/icon-192.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
