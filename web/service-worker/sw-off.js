// Served as /sw.js with OFFLINE_VIEWS=off: takes an installed service worker, its files and all kept answers away.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const own = (await caches.keys()).filter((name) => name.startsWith('corner-'))
      await Promise.all(own.map((name) => caches.delete(name)))
      await self.registration.unregister()
    })(),
  )
})
