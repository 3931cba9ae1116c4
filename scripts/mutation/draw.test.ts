import { expect, it } from 'vitest'
import { drawSample } from './draw.ts'

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`)
const SOURCES = [
  { lines: 900, mutants: numbered('long', 500) },
  { lines: 100, mutants: numbered('short', 500) },
  { lines: 9000, mutants: [] },
]
const sample = (count: number, seed: number) => drawSample(SOURCES, { count, seed })

it('draws the same sample for a seed, and more of it when asked for more', () => {
  expect(sample(50, 7)).toEqual(sample(50, 7))
  expect(sample(80, 7).slice(0, 50)).toEqual(sample(50, 7))
  expect(sample(50, 8)).not.toEqual(sample(50, 7))
})

it('draws by lines: nine of ten from the source with nine tenths of them', () => {
  const fromLong = sample(400, 7).filter((mutant) => mutant.startsWith('long')).length
  expect(fromLong).toBeGreaterThan(330)
  expect(fromLong).toBeLessThan(385)
})

it('draws nothing twice, and ends when nothing is left', () => {
  const all = sample(2000, 7)
  expect(all).toHaveLength(1000)
  expect(new Set(all).size).toBe(1000)
})

it('draws again what is not accepted', () => {
  const drawn = drawSample(SOURCES, { count: 20, seed: 7, accept: (mutant) => mutant.endsWith('1') })
  expect(drawn).toHaveLength(20)
  expect(drawn.every((mutant) => mutant.endsWith('1'))).toBe(true)
})
