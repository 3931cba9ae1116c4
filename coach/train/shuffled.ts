import { randomFrom } from './random.ts'

/** The numbers below `length` in a seeded random order. */
export function shuffled(length: number, seed: number): number[] {
  const next = randomFrom(12_345 + seed * 7_919)
  const order = Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
  return order
}
