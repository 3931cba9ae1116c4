import { WIDTH } from '../src/reading/choice-model.ts'

/** Pulls weights to 0, so that a word seen twice does not decide alone. */
const DECAY = 1e-4

/** Numbers trained with AdaGrad. */
export interface AdaGradWeights {
  values: Float32Array
  squares: Float32Array
}

export function step({ values, squares }: AdaGradWeights, at: number, slope: number, rate: number): void {
  const value = values[at] as number
  const full = slope + DECAY * value
  const square = (squares[at] as number) + full * full
  squares[at] = square
  values[at] = value - (rate * full) / Math.sqrt(square)
}

export function stepRow(
  learnedRows: AdaGradWeights,
  place: number,
  slopes: Float32Array,
  rate: number,
  share: number,
): void {
  for (let at = 0; at < WIDTH; at += 1) {
    const slope = slopes[at] as number
    if (slope !== 0) step(learnedRows, place * WIDTH + at, slope * share, rate)
  }
}

export function addRows(values: Float32Array, places: Int32Array, to: Float32Array, share: number): void {
  for (const place of places)
    for (let at = 0; at < WIDTH; at += 1) to[at] = (to[at] as number) + share * (values[place * WIDTH + at] as number)
}

export function addScores(values: Float32Array, places: Int32Array, to: Float64Array): void {
  const { length } = to
  for (let place = 0; place < places.length; place += 1) {
    let at = (places[place] as number) * length
    for (let choice = 0; choice < length; choice += 1, at += 1)
      to[choice] = (to[choice] as number) + (values[at] as number)
  }
}

export const learned = (values: Float32Array): AdaGradWeights => ({
  values,
  squares: new Float32Array(values.length).fill(1e-2),
})
