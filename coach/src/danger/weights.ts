import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Weights } from './linear-model.ts'

const FILE = new URL('./weights.json.gz', import.meta.url)
let read: Weights | undefined

/** What was learned from the corpus (coach/train/danger): read once, at the first message. */
export function learnedWeights(): Weights {
  read ??= JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Weights
  return read
}
