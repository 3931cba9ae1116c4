// @vitest-environment happy-dom
import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetForSession, keepForSession, readForSession, removeAllButOfSession } from './kept-for-session.ts'

const QUERY = ['team', 'x']
const ANSWER = { data: { recovery: 60 }, at: Date.now() }

/** The parts of the browser's cache storage that kept answers use. */
class CachesInMemory {
  private readonly caches = new Map<string, Map<string, Response>>()

  async has(name: string) {
    return this.caches.has(name)
  }

  async delete(name: string) {
    return this.caches.delete(name)
  }

  async open(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, Response>()
    this.caches.set(name, kept)
    const addressOf = (request: string | { url: string }) =>
      new URL(typeof request === 'string' ? request : request.url, 'https://c.example').href
    return {
      put: async (address: string, response: Response) => void kept.set(addressOf(address), response),
      match: async (request: string | { url: string }) => kept.get(addressOf(request))?.clone(),
      delete: async (request: string | { url: string }) => kept.delete(addressOf(request)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    }
  }
}

const signIn = (id: string, role = 'coach') => {
  localStorage.setItem(STORAGE_KEYS.access, `token of ${id}`)
  localStorage.setItem(STORAGE_KEYS.userInfo, JSON.stringify({ id, role }))
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('caches', new CachesInMemory())
  vi.stubGlobal('__reactRouterManifest', { version: 'b1' })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
})

afterEach(() => vi.unstubAllGlobals())

it('keeps an answer for who is signed in, until it is forgotten', async () => {
  signIn('ann')
  await keepForSession(QUERY, ANSWER)
  expect(await readForSession(QUERY)).toEqual(ANSWER)
  await forgetForSession(QUERY)
  expect(await readForSession(QUERY)).toBeUndefined()
})

it('keeps nothing for nobody, of an unknown build, or where no service worker could show it', async () => {
  await keepForSession(QUERY, ANSWER)
  signIn('ann')
  expect(await readForSession(QUERY)).toBeUndefined()
  vi.stubGlobal('__reactRouterManifest', {})
  await keepForSession(QUERY, ANSWER)
  vi.stubGlobal('__reactRouterManifest', { version: 'b1' })
  expect(await readForSession(QUERY)).toBeUndefined()
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  await keepForSession(QUERY, ANSWER)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  expect(await readForSession(QUERY)).toBeUndefined()
})

it('leaves only what is of who is signed in now', async () => {
  signIn('ann')
  await keepForSession(QUERY, ANSWER)
  signIn('ben')
  await keepForSession(QUERY, ANSWER)
  await removeAllButOfSession()
  expect(await readForSession(QUERY)).toEqual(ANSWER)
  signIn('ann')
  expect(await readForSession(QUERY)).toBeUndefined()
})

it('waits for the profile before it removes anything, and removes all of it for an administrator', async () => {
  signIn('ann')
  await keepForSession(QUERY, ANSWER)
  localStorage.removeItem(STORAGE_KEYS.userInfo)
  await removeAllButOfSession()
  signIn('ann')
  expect(await readForSession(QUERY)).toEqual(ANSWER)
  signIn('root', 'admin')
  await removeAllButOfSession()
  signIn('ann')
  expect(await readForSession(QUERY)).toBeUndefined()
})

it('after signing out, nothing is left', async () => {
  signIn('ann')
  await keepForSession(QUERY, ANSWER)
  localStorage.clear()
  await removeAllButOfSession()
  signIn('ann')
  expect(await readForSession(QUERY)).toBeUndefined()
})

it('does nothing where the browser has no cache storage', async () => {
  vi.unstubAllGlobals()
  expect('caches' in globalThis).toBe(false)
  await expect(removeAllButOfSession()).resolves.toBeUndefined()
})
