import { expect, it } from 'vitest'
import { BriefMemory } from './brief-memory.ts'

function memoryWithClock() {
  const clock = { ms: 0 }
  return { clock, memory: new BriefMemory<number>(500, () => clock.ms) }
}

it('asks again once the answer is as old as may be', async () => {
  const { clock, memory } = memoryWithClock()
  let asked = 0
  const ask = async () => ++asked
  expect(await memory.recall('team', ask)).toBe(1)
  clock.ms = 499
  expect(await memory.recall('team', ask)).toBe(1)
  expect(await memory.recall('other team', ask)).toBe(2)
  clock.ms = 500
  expect(await memory.recall('team', ask)).toBe(3)
})

it('does not keep a refusal', async () => {
  const { memory } = memoryWithClock()
  await expect(memory.recall('team', () => Promise.reject(new Error('not found')))).rejects.toThrow('not found')
  expect(await memory.recall('team', async () => 1)).toBe(1)
})
