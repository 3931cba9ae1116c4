import { expect, it } from 'vitest'
import { MeasurementChanges } from './measurement-changes.ts'
import { Payload } from './payload.ts'
import { PayloadCache } from './payload-cache.ts'

const TEAM = ['ada', 'ben']

function collectedChanges() {
  const changes = new MeasurementChanges()
  changes.onConnected()
  return changes
}

/** Builds a payload that contains how many were built before. */
function counter() {
  let built = 0
  return async () => new Payload([JSON.stringify(++built)])
}

const textOf = async (payload: Promise<Payload>) => (await (await payload).plain()).toString()

it('gives the same reply until a measurement of one of its athletes changes', async () => {
  const changes = collectedChanges()
  const cache = new PayloadCache(changes)
  const build = counter()
  expect(await textOf(cache.get('team', TEAM, build))).toBe('1')
  changes.userChanged('somebody of another team')
  expect(await textOf(cache.get('team', TEAM, build))).toBe('1')
  changes.userChanged('ben')
  expect(await textOf(cache.get('team', TEAM, build))).toBe('2')
})

it('builds once for requests that come at the same time', async () => {
  const cache = new PayloadCache(collectedChanges())
  const build = counter()
  expect(await Promise.all([1, 2, 3].map(() => textOf(cache.get('team', TEAM, build))))).toEqual(['1', '1', '1'])
})

it('does not keep a reply whose measurements changed while it was built', async () => {
  const changes = collectedChanges()
  const cache = new PayloadCache(changes)
  const old = Promise.withResolvers<Payload>()
  const slow = textOf(cache.get('team', TEAM, () => old.promise))
  changes.userChanged('ada')
  const fresh = textOf(cache.get('team', TEAM, async () => new Payload(['"new"'])))
  old.resolve(new Payload(['"old"']))
  expect(await slow).toBe('"old"')
  expect(await fresh).toBe('"new"')
  expect(await textOf(cache.get('team', TEAM, counter()))).toBe('"new"')
})

it('keeps nothing while changes are not heard, and forgets what it kept before', async () => {
  const changes = new MeasurementChanges()
  const cache = new PayloadCache(changes)
  const build = counter()
  expect(await textOf(cache.get('team', TEAM, build))).toBe('1')
  expect(await textOf(cache.get('team', TEAM, build))).toBe('2')
  changes.onConnected()
  expect(await textOf(cache.get('team', TEAM, build))).toBe('3')
  changes.onDisconnected()
  expect(await textOf(cache.get('team', TEAM, build))).toBe('4')
  changes.onConnected()
  expect(await textOf(cache.get('team', TEAM, build))).toBe('5')
})

it('does not keep a failure', async () => {
  const cache = new PayloadCache(collectedChanges())
  await expect(cache.get('team', TEAM, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await textOf(cache.get('team', TEAM, counter()))).toBe('1')
})

it('drops what was not used for longest when it holds too many bytes', async () => {
  const cache = new PayloadCache(collectedChanges(), 250)
  const hundred = async () => new Payload(['x'.repeat(100)])
  await cache.get('first', TEAM, hundred)
  await cache.get('second', TEAM, hundred)
  await cache.get('first', TEAM, hundred)
  await cache.get('third', TEAM, hundred)
  expect(cache.bytes).toBe(200)
  const again = async () => new Payload(['again'])
  expect(await textOf(cache.get('first', TEAM, again))).not.toBe('again')
  expect(await textOf(cache.get('second', TEAM, again))).toBe('again')
})
