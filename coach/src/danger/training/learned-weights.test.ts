import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { learnedWeights } from './learned-weights.ts'

it('are those in the repository: whoever changes corpus, classes or features trains again', () => {
  const written = readFileSync(new URL('../weights.txt', import.meta.url), 'utf8')
  // Not compared by `toBe`: nobody wants to read the difference.
  expect(learnedWeights() === written, 'run coach/src/danger/training/train-danger.ts').toBe(true)
})
