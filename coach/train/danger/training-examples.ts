import { dangerFeatures } from '../../src/danger/features.ts'
import { tokensOf } from '../../src/danger/tokens.ts'
import { shuffled } from '../shuffled.ts'
import type { Example } from './learn.ts'
import type { Phrasing } from './phrasings.ts'

/** There are many ordinary messages, so each weighs less. */
const MESSAGE_WEIGHT = 0.7
/** Dangers inside ordinary messages: the ordinary words must not outweigh them. */
const BESIDE = { times: 2, weight: 0.5 }
/** Each example is used in full and this often with a random half of its features, so that no feature decides alone. */
const HALVES = 5
/** Step size that mixes the harmless messages of different writers. */
const STRIDE = { phrasing: 37, time: 1009 }

/** A phrasing with its features for the reader. */
export interface DangerExample extends Phrasing {
  features: readonly string[]
}

export const dangerExampleOf = (phrasing: Phrasing): DangerExample => ({
  ...phrasing,
  features: [...dangerFeatures(tokensOf(phrasing.text, phrasing.names))],
})

/** The training examples for the answers. */
export function answerExamples(lessons: readonly DangerExample[]): Example[] {
  const harmless = lessons.filter(({ answer }) => answer === 'none')
  const whole = lessons.flatMap(({ features, answer: choice, isMessage }, at): Example[] => [
    { features, choice, weight: isMessage ? MESSAGE_WEIGHT : 1 },
    ...(choice === 'none' ? [] : Array.from({ length: BESIDE.times }, (_, time) => time)).map((time) => {
      const beside = harmless[(at * STRIDE.phrasing + time * STRIDE.time) % harmless.length]
      return { features: [...new Set([...features, ...(beside?.features ?? [])])], choice, weight: BESIDE.weight }
    }),
  ])
  return whole.flatMap((example, at) => [example, ...halvesOf(example, at)])
}

const halvesOf = (example: Example, at: number): Example[] =>
  Array.from({ length: HALVES }, (_, time) => {
    const order = shuffled(example.features.length, at * HALVES + time)
    return { ...example, features: example.features.filter((_, place) => (order[place] ?? 0) % 2 === 0) }
  })

/** The training examples for the topics: only dangers, by words and classes without pairs of classes. */
export const topicExamples = (lessons: readonly DangerExample[]): Example[] =>
  lessons
    .filter(({ answer }) => answer !== 'none')
    .map(({ features, topic }) => ({ features: features.filter((feature) => !isPair(feature)), choice: topic }))

const isPair = (feature: string) => feature.includes(' & ') || feature.includes('}{') || feature.includes('..')
