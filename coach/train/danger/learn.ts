import { SCALE, type Weights } from '../../src/danger/linear-model.ts'
import { shuffled } from '../shuffled.ts'

/** A labelled decision: its features, and the right choice. */
export interface Example {
  features: readonly string[]
  choice: string
  weight?: number
}

const ROUNDS = 6
const RATE = 0.1
/** Pulls weights to 0, so that a word seen twice does not decide alone. */
const DECAY = 1e-4
const LEAST_SEEN = 3
/** A choice with a smaller error is skipped; most choices of most examples are. */
const LEAST_SLOPE = 0.005
/** Smaller ones, in units of 1/SCALE, change no choice. */
const LEAST_WEIGHT = 4

/**
 * Softmax regression with AdaGrad over the examples in a fixed order: the same examples give the same weights on any
 * machine. Features seen once are left out, and so are weights that round to 0.
 */
export function trainSoftmax(examples: readonly Example[]): Weights[string] {
  const choices = [...new Set(examples.map(({ choice }) => choice))].sort()
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const index = new Map<string, number>()
  for (const [feature, times] of seen) if (times >= LEAST_SEEN) index.set(feature, index.size)
  const size = choices.length
  const weights = new Float64Array((index.size + 1) * size)
  const squares = new Float64Array((index.size + 1) * size).fill(1e-2)
  const rows = examples.map(({ features, choice, weight = 1 }) => ({
    weight,
    right: choices.indexOf(choice),
    at: [...features.flatMap((feature) => index.get(feature) ?? []).map((place) => place + 1), 0].map(
      (place) => place * size,
    ),
  }))
  const scores = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of shuffled(rows.length, round)) {
      const row = rows[place] as (typeof rows)[number]
      scores.fill(0)
      for (const at of row.at)
        for (let choice = 0; choice < size; choice += 1)
          scores[choice] = (scores[choice] as number) + (weights[at + choice] as number)
      const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
      let sum = 0
      for (let choice = 0; choice < size; choice += 1)
        sum += scores[choice] = Math.exp((scores[choice] as number) - most)
      for (let choice = 0; choice < size; choice += 1) {
        const slope = row.weight * ((scores[choice] as number) / sum - (choice === row.right ? 1 : 0))
        if (Math.abs(slope) < LEAST_SLOPE) continue
        for (const at of row.at) {
          const here = at + choice
          const full = slope + DECAY * (weights[here] as number)
          squares[here] = (squares[here] as number) + full * full
          weights[here] = (weights[here] as number) - (RATE * full) / Math.sqrt(squares[here] as number)
        }
      }
    }
  const read = (place: number) =>
    Array.from({ length: size }, (_, choice) => Math.round((weights[place * size + choice] as number) * SCALE)).flatMap(
      (weight, choice) => (Math.abs(weight) < LEAST_WEIGHT ? [] : [choice, weight]),
    )
  return {
    choices,
    features: Object.fromEntries(
      [['', read(0)], ...[...index].map(([feature, place]) => [feature, read(place + 1)] as const)].filter(
        ([, pairs]) => pairs.length > 0,
      ),
    ),
  }
}
