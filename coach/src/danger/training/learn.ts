import { softmax } from '../../softmax.ts'

/** What is learned from: names of features, and the class that is right. */
export interface Example {
  features: readonly string[]
  label: number
  /** How much it counts; 1 as a rule. */
  weight: number
}

export interface Settings {
  classes: number
  rounds: number
  /** First step; it shrinks with what a weight has moved already (AdaGrad). */
  step: number
  /** Pull towards zero (L2), against learning single sentences by heart. */
  pull: number
}

/**
 * Weights of a multinomial logistic regression, by stochastic gradient in a fixed order: the same examples give the same weights.
 * @returns for each feature a weight per class, and the bias per class under ''
 */
export function learn(
  examples: readonly Example[],
  { classes, rounds, step, pull }: Settings,
): Map<string, Float64Array> {
  const index = new Map<string, number>([['', 0]])
  const rows = examples.map(({ features }) => [
    0,
    ...features.map((feature) => {
      const known = index.get(feature)
      if (known !== undefined) return known
      index.set(feature, index.size)
      return index.size - 1
    }),
  ])
  const weights = new Float64Array(index.size * classes)
  const moved = new Float64Array(index.size * classes).fill(1e-8)
  const order = examples.map((_, at) => at)
  const random = randomFrom(7)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      const row = rows[at]
      if (!example || !row) continue
      const chances = softmax(classes, (each) =>
        row.reduce((sum, feature) => sum + (weights[feature * classes + each] ?? 0), 0),
      )
      for (let each = 0; each < classes; each += 1) {
        const error = ((chances[each] ?? 0) - (each === example.label ? 1 : 0)) * example.weight
        for (const feature of row) {
          const place = feature * classes + each
          const slope = error + (feature === 0 ? 0 : pull * (weights[place] ?? 0))
          moved[place] = (moved[place] ?? 0) + slope * slope
          weights[place] = (weights[place] ?? 0) - (step * slope) / Math.sqrt(moved[place] ?? 1)
        }
      }
    }
  }
  return new Map([...index].map(([feature, at]) => [feature, weights.slice(at * classes, (at + 1) * classes)]))
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
}
