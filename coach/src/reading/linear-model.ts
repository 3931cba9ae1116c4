import { softmax } from '../softmax.ts'

/** Weights by decision, feature and choice, as the training script writes them: whole numbers, `SCALE` times the weight. */
export interface Weights {
  [decision: string]: {
    choices: readonly string[]
    /** For each feature its weights as `[choice, weight, choice, weight, ...]`. */
    features: Readonly<Record<string, readonly number[]>>
  }
}

export const SCALE = 25

/** A choice with its share of the probability. */
export interface Likely {
  choice: string
  probability: number
}

/** The summed weights of each choice of a decision. */
export function scoresOf(weights: Weights, decision: string, features: readonly string[]): Float64Array {
  const model = weights[decision]
  const scores = new Float64Array(model?.choices.length ?? 0)
  for (const feature of features) {
    const pairs = model?.features[feature]
    if (pairs === undefined) continue
    for (let at = 0; at < pairs.length; at += 2) {
      const choice = pairs[at] as number
      scores[choice] = (scores[choice] as number) + (pairs[at + 1] as number) / SCALE
    }
  }
  return scores
}

/**
 * How likely each choice of a decision is (softmax over summed weights), likeliest first.
 *
 * @param known the scores of features that were summed up before (`scoresOf`)
 */
export function likelihoods(
  weights: Weights,
  decision: string,
  features: readonly string[],
  known?: Float64Array,
): Likely[] {
  const model = weights[decision]
  if (!model) return []
  const scores = scoresOf(weights, decision, features)
  const chances = softmax(scores.length, (at) => (scores[at] as number) + (known?.[at] ?? 0))
  return model.choices
    .map((choice, at) => ({ choice, probability: chances[at] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}
