import { tokenize } from '../../language/words/tokenize.ts'
import { type DangerTopic, TOPICS } from '../danger.ts'
import { featuresOf } from '../features.ts'
import { lemmaOf } from '../lemma.ts'
import { tokensOf } from '../tokens.ts'
import { ANSWERS } from '../written-weights.ts'
import type { Phrasing } from './corpus.ts'
import type { Example } from './learn.ts'

/** Ordinary questions weigh less each: there are many of them. */
const ORDINARY_WEIGHT = 0.7
/** A message by its word classes alone, so that they count also where none of the words was met. */
const CLASSES_WEIGHT = 0.5
/** A danger told beside an ordinary question: the question must not outweigh it. */
const BESIDE_WEIGHT = 0.5
/** Met fewer times, a feature is chance. */
const LEAST_MET = { classes: 2, classPairs: 4, words: 2, pairs: 4 }

export interface Lesson {
  answers: Example[]
  topics: Example[]
  words: Set<string>
}

/** The corpus as examples to learn the answers and the topics from. */
export function lessonOf(corpus: readonly Phrasing[]): Lesson {
  const words = wordsOf(corpus)
  const all = corpus.map((phrasing) => ({
    ...{ phrasing, isDanger: phrasing.answer !== 'none' },
    features: [...featuresOf(tokensOf(phrasing.text, [], (lemma) => words.has(lemma)))],
  }))
  const met = new Map<string, number>()
  for (const { features } of all) for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1)
  const isOften = (feature: string) => (met.get(feature) ?? 0) >= leastMet(feature)
  const kept = all.map((each) => ({ ...each, features: each.features.filter(isOften) }))
  const harmless = kept.filter(({ isDanger }) => !isDanger)
  const answers = kept.flatMap(({ phrasing, features, isDanger }, at): Example[] => {
    const label = ANSWERS.indexOf(phrasing.answer)
    const weight = phrasing.file.startsWith('coaches') ? ORDINARY_WEIGHT : 1
    const beside = harmless[(at * 37) % harmless.length]?.features ?? []
    return [
      { features, label, weight },
      { features: features.filter(isOfClass), label, weight: weight * CLASSES_WEIGHT },
      ...(isDanger ? [{ features: [...new Set([...features, ...beside])], label, weight: BESIDE_WEIGHT }] : []),
    ]
  })
  const topics = kept
    .filter(({ isDanger }) => isDanger)
    .map(({ phrasing, features }) => ({
      features: features.filter((feature) => !isPair(feature)),
      label: TOPICS.indexOf(phrasing.topic as DangerTopic),
      weight: 1,
    }))
  return { answers, topics, words }
}

const isOfClass = (feature: string) => feature.includes('{')
const isPair = (feature: string) => feature.includes(' & ') || feature.includes('}{') || feature.includes('..')

function leastMet(feature: string): number {
  if (isOfClass(feature)) return isPair(feature) ? LEAST_MET.classPairs : LEAST_MET.classes
  return feature.includes(' ') ? LEAST_MET.pairs : LEAST_MET.words
}

/** Lemmas that stand in lower case somewhere: words, not names. */
function wordsOf(corpus: readonly Phrasing[]): Set<string> {
  const tokens = corpus.flatMap(({ text }) => tokenize(text))
  return new Set(
    tokens.filter(({ capital, value }) => !capital && value === undefined).map(({ text }) => lemmaOf(text)),
  )
}
