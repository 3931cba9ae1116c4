import { expect, it } from 'vitest'
import { TtlCache } from './ttl-cache.ts'

function memoryWithClock() {
  const clock = { ms: 0 }
  return { clock, cache: new TtlCache<number>(500, () => clock.ms) }
}

it('asks again once the answer is as old as may be', async () => {
  const { clock, cache } = memoryWithClock()
  let asked = 0
  const ask = async () => ++asked
  expect(await cache.get('team', ask)).toBe(1)
  clock.ms = 499
  expect(await cache.get('team', ask)).toBe(1)
  expect(await cache.get('other team', ask)).toBe(2)
  clock.ms = 500
  expect(await cache.get('team', ask)).toBe(3)
})

it('does not keep a refusal', async () => {
  const { cache } = memoryWithClock()
  await expect(cache.get('team', () => Promise.reject(new Error('not found')))).rejects.toThrow('not found')
  expect(await cache.get('team', async () => 1)).toBe(1)
})
