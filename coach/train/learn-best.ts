import { SCALE, type Weights } from '../src/reading/linear-model.ts'
import { shuffled } from './shuffled.ts'

/** The readings of one message: the features of each, and which of them are right. */
export interface Choosing {
  readings: readonly { features: readonly string[]; isRight: boolean }[]
}

const ROUNDS = 6
const RATE = 0.1
const DECAY = 1e-4
const LEAST_SEEN = 3
const LEAST_WEIGHT = 3

/**
 * Weights by which the right readings of a message come before its others: softmax over the readings of each message, by AdaGrad in a
 * fixed order. Messages of which no reading is right, or all are, teach nothing.
 */
export function learnBest(messages: readonly Choosing[]): Weights[string] {
  const telling = messages.filter(
    ({ readings }) => readings.some(({ isRight }) => isRight) && readings.some(({ isRight }) => !isRight),
  )
  const seen = new Map<string, number>()
  for (const { readings } of telling)
    for (const { features } of readings) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const index = new Map<string, number>()
  for (const [feature, times] of seen) if (times >= LEAST_SEEN) index.set(feature, index.size)
  const rows = telling.map(({ readings }) =>
    readings.map(({ features, isRight }) => ({
      isRight,
      at: Int32Array.from(features.flatMap((feature) => index.get(feature) ?? [])),
    })),
  )
  const weights = new Float64Array(index.size)
  const squares = new Float64Array(index.size).fill(1e-2)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of shuffled(rows.length, round)) {
      const row = rows[place] ?? []
      const odds = row.map(({ at }) => Math.exp(sum(at, weights)))
      const all = odds.reduce((a, b) => a + b, 0)
      const right = odds.reduce((total, each, reading) => total + (row[reading]?.isRight ? each : 0), 0)
      row.forEach(({ at, isRight }, reading) => {
        const odd = odds[reading] ?? 0
        const slope = odd / all - (isRight ? odd / right : 0)
        if (Math.abs(slope) < LEAST_SLOPE) return
        for (const feature of at) {
          const full = slope + DECAY * (weights[feature] as number)
          squares[feature] = (squares[feature] as number) + full * full
          weights[feature] = (weights[feature] as number) - (RATE * full) / Math.sqrt(squares[feature] as number)
        }
      })
    }
  const kept = [...index].flatMap(([feature, at]) => {
    const weight = Math.round((weights[at] as number) * SCALE)
    return Math.abs(weight) < LEAST_WEIGHT ? [] : [[feature, [0, weight]] as const]
  })
  return { choices: ['best'], features: Object.fromEntries(kept) }
}

const LEAST_SLOPE = 0.001

function sum(at: Int32Array, weights: Float64Array): number {
  let total = 0
  for (const feature of at) total += weights[feature] as number
  return Math.max(-30, Math.min(30, total))
}
