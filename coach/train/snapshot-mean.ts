import type { AdaGradWeights } from './ada-grad.ts'

/** Averages numbers that keep changing: call `look` for each snapshot, then `settle` to write the mean back. */
export function snapshotMean(all: readonly AdaGradWeights[]): { look: () => void; settle: () => void } {
  const sums = all.map(({ values }) => new Float64Array(values.length))
  let looks = 0
  const each = (set: (values: Float32Array, sum: Float64Array, at: number) => void) =>
    all.forEach(({ values }, place) => {
      const sum = sums[place] as Float64Array
      for (let at = 0; at < values.length; at += 1) set(values, sum, at)
    })
  return {
    look() {
      looks += 1
      each((values, sum, at) => {
        sum[at] = (sum[at] as number) + (values[at] as number)
      })
    },
    settle() {
      if (looks === 0) return
      each((values, sum, at) => {
        values[at] = (sum[at] as number) / looks
      })
    },
  }
}
