// Ends the service worker on every device that has one: publish this file as /sw.js. It unregisters itself and deletes
// what Vitrine keeps, and nothing else on the origin. Pages register it again on the next visit; it then finds nothing to delete, and
// therefore reloads no page a second time.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(endAll());
});

async function endAll() {
  const ours = (await caches.keys()).filter((name) => name.startsWith('vitrine-'));
  for (const name of ours) await caches.delete(name);
  await self.registration.unregister();
  if (ours.length === 0) return;
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
