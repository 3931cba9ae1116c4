import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ChoiceModel } from './choice-model.ts'
import { type PackedChoices, unpackChoices } from './packed-choices.ts'

/** What was learned of reading from the corpus (coach/train). */
export interface Learned {
  /** How the parts of a tree are chosen. */
  choices: ChoiceModel
  /** How likely a tree is right. */
  ranking: ChoiceModel
}

/** As it stands in the file. */
export interface PackedLearned {
  choices: PackedChoices
  ranking: PackedChoices
}

const FILE = new URL('./weights.json.gz', import.meta.url)
let read: Learned | undefined

/** Read once, at the first question. */
export function learnedWeights(): Learned {
  if (read) return read
  const { choices, ranking } = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as PackedLearned
  read = { choices: unpackChoices(choices), ranking: unpackChoices(ranking) }
  return read
}
