import { softmax } from './softmax.ts'

/** A choice with its probability. */
export interface Likely {
  choice: string
  probability: number
}

/** The choices with their probabilities (softmax over scores), the likeliest first. */
export function likeliest(choices: readonly string[], scores: Float64Array): Likely[] {
  const chances = softmax(scores.length, (at) => scores[at] as number)
  return choices
    .map((choice, at) => ({ choice, probability: chances[at] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}
