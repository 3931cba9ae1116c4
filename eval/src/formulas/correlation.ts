import { addDays } from '../records/calendar.ts'
import type { Point } from '../records/team.ts'
import { meanOf } from './aggregates.ts'

/**
 * Pearson's r over days with both values; x of a day is paired with y `lagDays` later. null: under 3 pairs, or no
 * spread.
 */
export function correlationOf(
  x: readonly Point[],
  y: readonly Point[],
  lagDays = 0,
): { r: number | null; pairs: number } {
  const later = new Map(y.map(({ date, value }) => [date, value]))
  const pairs = x.flatMap(({ date, value }) => {
    const partner = later.get(addDays(date, lagDays))
    return partner === undefined ? [] : [[value, partner] as const]
  })
  const [meanX, meanY] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, other]) => other))]
  if (meanX === null || meanY === null || pairs.length < 3) return { r: null, pairs: pairs.length }
  const sum = (term: (one: number, other: number) => number) =>
    pairs.reduce((total, [one, other]) => total + term(one - meanX, other - meanY), 0)
  const spread = Math.sqrt(sum((one) => one * one) * sum((_, other) => other * other))
  return { r: spread === 0 ? null : sum((one, other) => one * other) / spread, pairs: pairs.length }
}
