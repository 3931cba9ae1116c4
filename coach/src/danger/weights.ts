import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Weights } from './linear-model.ts'

const FILE = new URL('./weights.json.gz', import.meta.url)
let read: Weights | undefined

/** The weights trained on the corpus (coach/train/danger), loaded once, at the first message. */
export function dangerWeights(): Weights {
  read ??= JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Weights
  return read
}
