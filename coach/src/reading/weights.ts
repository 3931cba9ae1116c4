import { readFileSync } from 'node:fs'
import type { Weights } from './linear-model.ts'

const FILE = new URL('./weights.json', import.meta.url)
let read: Weights | undefined

/** What was learned from the corpus (coach/train): read once, at the first question. */
export function learnedWeights(): Weights {
  read ??= JSON.parse(readFileSync(FILE, 'utf8')) as Weights
  return read
}
