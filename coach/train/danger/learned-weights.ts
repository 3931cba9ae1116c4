import type { Weights } from '../../src/danger/linear-model.ts'
import { type Example, trainSoftmax } from './learn.ts'
import { answerExamples, type DangerExample, topicExamples } from './training-examples.ts'

/** The weights of the danger reader: deterministic for the same examples. */
export const trainDangerWeights = (lessons: readonly DangerExample[]): Weights => ({
  answer: learnedFrom(answerExamples(lessons)),
  topic: learnedFrom(topicExamples(lessons)),
})

/** In alphabetical order, which compresses best. */
function learnedFrom(examples: readonly Example[]): Weights[string] {
  const { choices, features } = trainSoftmax(examples)
  return {
    choices,
    features: Object.fromEntries(Object.entries(features).sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}
