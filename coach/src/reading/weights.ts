import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ChoiceModel } from './choice-model.ts'
import { type PackedChoices, unpackChoices } from './packed-choices.ts'

/** What was trained for reading on the corpus (coach/train). */
export interface ReaderWeights {
  /** How the choices of a part are made. */
  choices: ChoiceModel
  /** How likely a candidate is right. */
  ranking: ChoiceModel
}

/** As stored in the file. */
export interface PackedReaderWeights {
  choices: PackedChoices
  ranking: PackedChoices
}

const FILE = new URL('./weights.json.gz', import.meta.url)
let read: ReaderWeights | undefined

/** Loaded once, at the first question. */
export function readerWeights(): ReaderWeights {
  if (read) return read
  const { choices, ranking } = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as PackedReaderWeights
  read = { choices: unpackChoices(choices), ranking: unpackChoices(ranking) }
  return read
}
