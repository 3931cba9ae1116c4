import { addressBeginning, type KeptKey, keptAddress } from './kept-address.ts'
import { answersToRemove } from './kept-bounds.ts'
import { KEPT_CACHE, removeKeptAnswers } from './remove-kept-answers.ts'

/** An answer of the server as it was kept, and when it came (ms). */
export interface KeptAnswer {
  data: unknown
  at: number
}

const AT = 'x-kept-at'
const LENGTH = 'x-kept-length'

/**
 * Keeps an answer for the time without a connection. In the browser's cache storage, where the app's files for that time
 * lie, too: large enough, and not readable by any other site.
 * @param mayKeep asked again after writing: the session may have ended meanwhile, perhaps in another tab
 */
export async function keepAnswer(key: KeptKey, { data, at }: KeptAnswer, mayKeep: () => boolean): Promise<void> {
  if (!mayKeep()) return
  const text = JSON.stringify(data)
  const headers = { 'content-type': 'application/json', [AT]: String(at), [LENGTH]: String(text.length) }
  const cache = await caches.open(KEPT_CACHE)
  await cache.put(keptAddress(key), new Response(text, { headers }))
  if (!mayKeep()) return removeKeptAnswers()
  await keepWithinBounds(cache)
}

/** The kept answer; undefined: none, or it is too old. */
export async function readKeptAnswer(key: KeptKey, nowMs: number = Date.now()): Promise<KeptAnswer | undefined> {
  if (!(await caches.has(KEPT_CACHE))) return undefined
  const cache = await caches.open(KEPT_CACHE)
  await keepWithinBounds(cache, nowMs)
  const response = await cache.match(keptAddress(key))
  return response && { data: await response.json(), at: Number(response.headers.get(AT)) }
}

/** Forgets one answer: the server no longer gives it. */
export async function forgetAnswer(key: KeptKey): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return
  const cache = await caches.open(KEPT_CACHE)
  await cache.delete(keptAddress(key))
}

/** Removes what was kept for anybody else: the person before may have closed the browser without signing out. */
export async function removeAnswersOfOthers(userId: string): Promise<void> {
  if (!(await caches.has(KEPT_CACHE))) return
  const cache = await caches.open(KEPT_CACHE)
  const own = addressBeginning(userId)
  const others = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(own))
  await Promise.all(others.map((request) => cache.delete(request)))
}

async function keepWithinBounds(cache: Cache, nowMs: number = Date.now()): Promise<void> {
  const requests = await cache.keys()
  const kept = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers
      return { request, at: Number(headers?.get(AT)), length: Number(headers?.get(LENGTH)) }
    }),
  )
  await Promise.all(answersToRemove(kept, nowMs).map(({ request }) => cache.delete(request)))
}
