import { readFileSync } from 'node:fs'
import { softmax } from '../softmax.ts'
import { parse, SCALE, type WrittenWeights } from './written-weights.ts'

let read: { weights: WrittenWeights; words: ReadonlySet<string> } | undefined

/** Read once, at the first message: a server that starts does not wait for it. */
function learned() {
  if (read) return read
  const weights = parse(readFileSync(new URL('./weights.txt', import.meta.url), 'utf8'))
  read = { weights, words: new Set(weights.words) }
  return read
}

/** Whether a lemma stood in what was learned from. */
export const isLearnedWord = (lemma: string): boolean => learned().words.has(lemma)

/** The chance of each of `ANSWERS` for a message with these features, 0 to 1. */
export const answerChances = (features: Iterable<string>) => chances(learned().weights.answers, features)

/** The chance of each of `TOPICS`, 0 to 1, given that the message is one of danger. */
export const topicChances = (features: Iterable<string>) => chances(learned().weights.topics, features)

function chances(weights: WrittenWeights['answers'], features: Iterable<string>): Float64Array {
  const met = ['', ...features].map((feature) => weights.get(feature)).filter((row) => row !== undefined)
  return softmax(met[0]?.length ?? 0, (each) => met.reduce((sum, row) => sum + (row[each] ?? 0), 0) / SCALE)
}
