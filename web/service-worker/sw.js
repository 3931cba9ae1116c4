// Serves the signed-in screens when there is no connection (docs/offline.md). With a connection every page comes from
// the server, so that a new release replaces the old one at the next load. Calls of the API pass by.
// web/service-worker-build.mjs replaces the two values.
const BUILD = '__BUILD__'
const FILES = ['__FILES__']

const CACHE = `corner-files-${BUILD}`
/** The page that every screen starts from, under the address of one of them. */
const START_PAGE = '/dashboard'
const SCREENS =
  /^\/(dashboard|coach-dashboard|mat-sheet|team-information|athlete|admin-dashboard|connect-whoop|knowledge|account)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      if (!(await keepStartPage(cache, await fetch(START_PAGE, { cache: 'no-cache' }))))
        throw new Error('The server has another release by now')
      await cache.addAll(FILES)
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('corner-files-') && name !== CACHE)
      await Promise.all(old.map((name) => caches.delete(name)))
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && SCREENS.test(pathname)) event.respondWith(openScreen(event))
  // The name of a file says its content: one of another release is never taken for it.
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request))
})

async function openScreen(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    if (page.ok) event.waitUntil(caches.open(CACHE).then((cache) => keepStartPage(cache, page.clone())))
    return page
  } catch (failure) {
    const kept = await caches.match(START_PAGE, { cacheName: CACHE })
    if (kept) return kept
    throw failure
  }
}

async function openFile(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request)
}

/** Keeps the start page, with the club's name and the security headers of the day, if it belongs to these files. */
async function keepStartPage(cache, page) {
  if (!page.ok || page.redirected) return false
  const text = await page.clone().text()
  if (!text.includes(`manifest-${BUILD}.js`)) return false
  await cache.put(START_PAGE, page)
  return true
}
