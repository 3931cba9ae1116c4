import { type Likely, likeliest } from '../probabilities/likely.ts'

/**
 * Weights by decision, feature and choice, as written by the training script: whole numbers, `SCALE` times the weight.
 */
export interface Weights {
  [decision: string]: {
    choices: readonly string[]
    /** The weights of each feature as `[choice, weight, choice, weight, ...]`. */
    features: Readonly<Record<string, readonly number[]>>
  }
}

export const SCALE = 25

/** The likelihood of each choice of a decision (softmax over summed weights), likeliest first. */
export function likelihoods(weights: Weights, decision: string, features: readonly string[]): Likely[] {
  const model = weights[decision]
  if (!model) return []
  const scores = new Float64Array(model.choices.length)
  for (const feature of features) {
    const pairs = model.features[feature]
    if (pairs === undefined) continue
    for (let at = 0; at < pairs.length; at += 2) {
      const choice = pairs[at] as number
      scores[choice] = (scores[choice] as number) + (pairs[at + 1] as number) / SCALE
    }
  }
  return likeliest(model.choices, scores)
}
