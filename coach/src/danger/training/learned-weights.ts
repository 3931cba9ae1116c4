import { TOPICS } from '../danger.ts'
import { ANSWERS, SCALE, write } from '../written-weights.ts'
import { readCorpus } from './corpus.ts'
import { lessonOf } from './examples.ts'
import { learn } from './learn.ts'
import { SETTINGS } from './settings.ts'

/** In whole numbers; what weighs less moves next to nothing. */
const LEAST_MOVED = 5

/** The weights learned from coach/corpus/danger as they are written: the same text each time, in some seconds. */
export function learnedWeights(): string {
  const { answers, topics, words } = lessonOf(readCorpus())
  const learned = {
    answers: rounded(learn(answers, { ...SETTINGS, classes: ANSWERS.length })),
    topics: rounded(learn(topics, { ...SETTINGS, classes: TOPICS.length })),
    words: [...words].sort(),
  }
  return `${write(learned)}\n`
}

/** Whole numbers; a feature that moves next to nothing is left out. */
function rounded(weights: ReadonlyMap<string, Float64Array>): Map<string, number[]> {
  const rows = [...weights].map(
    ([feature, row]) => [feature, [...row].map((weight) => Math.round(weight * SCALE))] as const,
  )
  const moving = rows.filter(
    ([feature, row]) => feature === '' || row.some((weight) => Math.abs(weight) >= LEAST_MOVED),
  )
  return new Map(moving.sort(([one], [other]) => (one < other ? -1 : 1)).map(([feature, row]) => [feature, [...row]]))
}
