import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import {
  type CornerReadiness,
  READINESS_MEASURES,
  type ReadinessMeasure,
  type ReadinessPart,
} from '@corner/contract/entities/readiness.ts'
import { METRIC_RECORDS } from '@corner/contract/metrics/every-metric.ts'
import { addDays } from '../days/calendar.ts'
import { decimal, roundTo } from '../numbers/rounding.ts'
import { NORMAL_RANGE_DAYS, placeAsWritten, readNormalRange } from '../series/normal-range.ts'
import type { Point } from '../series/points.ts'
import { HEART_MEASURES, READINESS_RULES } from './readiness-measures.ts'

/** An athlete's values of each measure, one a day, in any order. */
export type ReadinessPoints = Readonly<Record<ReadinessMeasure, readonly Point[]>>

/** The own usual, and what one own standard deviation is worth. */
const USUAL_SCORE = 50
const POINTS_A_DEVIATION = 25
/** A value further off than this counts as so far: one odd night shall not decide by itself. */
const MOST_DEVIATIONS = 2
/**
 * The scores that are called usual. The parts move together in part, so their weighted mean scatters by about 0.7 of a deviation
 * (0.55 if they moved alone, 1 if they moved as one): about one morning in three lies outside, as for a single measure
 * (docs/reference/sports-science.md#f1).
 */
export const USUAL_SCORES = { from: 33, to: 67 } as const

/**
 * Corner readiness of the newest morning of today or yesterday. Each measure is told in own standard deviations from the mean of the 28
 * days before (at least 14 values; HRV by its logarithms), cut at 2; their weighted mean, 25 points a deviation around 50, is the
 * score. A part without value or range is left out, its weight with it, and named in `missing`. It is told of no morning without HRV
 * or resting heart rate. The number says how far from the own usual, so it means the same for every maker's wearer and is comparable
 * with no maker's recovery.
 * @param today a morning of the next day, of an athlete further east, counts as today's
 * @returns null: no HRV and no resting heart rate of today or yesterday
 */
export function readCornerReadiness(points: ReadinessPoints, today: CalendarDay): CornerReadiness | null {
  const day = newestMorning(points, today)
  return day === undefined ? null : readinessOn(points, day)
}

/** The same of one day; null: no HRV and no resting heart rate on it. */
export function readinessOn(points: ReadinessPoints, day: CalendarDay): CornerReadiness | null {
  if (!HEART_MEASURES.some((measure) => valueOn(points[measure], day) !== undefined)) return null
  const read = measuresOf(points, day).map((measure) => readPart(measure, points[measure], day))
  const parts = read.flatMap((one) => ('part' in one ? [one] : []))
  const isKnown = parts.some(({ part }) => HEART_MEASURES.some((measure) => measure === part.measure))
  const score = isKnown ? scoreOf(parts) : null
  return {
    day,
    score,
    place: score === null ? null : placeOfScore(score),
    parts: isKnown ? parts.map(({ part }) => part) : [],
    missing: read.flatMap((one) => ('missing' in one ? [one.missing] : [])),
  }
}

/** The score in words. */
export function placeOfScore(score: number): 'below' | 'within' | 'above' {
  if (score < USUAL_SCORES.from) return 'below'
  return score > USUAL_SCORES.to ? 'above' : 'within'
}

function newestMorning(points: ReadinessPoints, today: CalendarDay): CalendarDay | undefined {
  const [from, until] = [addDays(today, -1), addDays(today, 1)]
  return HEART_MEASURES.flatMap((measure) => points[measure])
    .filter(({ date, value }) => value > 0 && date >= from && date <= until)
    .map(({ date }) => date)
    .sort()
    .at(-1)
}

/** Of the two HRVs the one that can be judged, rMSSD before SDNN; where neither can, the one that this morning has. */
function measuresOf(points: ReadinessPoints, day: CalendarDay): readonly ReadinessMeasure[] {
  const isJudged = (measure: ReadinessMeasure) => 'part' in readPart(measure, points[measure], day)
  const hasValue = (measure: ReadinessMeasure) => valueOn(points[measure], day) !== undefined
  const kinds = ['hrv', 'hrv_sdnn'] as const
  const kind = kinds.find(isJudged) ?? kinds.find(hasValue) ?? 'hrv'
  return READINESS_MEASURES.filter((measure) => measure === kind || !kinds.some((one) => one === measure))
}

const valueOn = (points: readonly Point[], day: CalendarDay): number | undefined =>
  points.find(({ date, value }) => date === day && value > 0)?.value

interface JudgedPart {
  part: ReadinessPart
  weight: number
  /** Own standard deviations towards the better side, cut. */
  deviations: number
}

function readPart(
  measure: ReadinessMeasure,
  points: readonly Point[],
  day: CalendarDay,
): JudgedPart | { missing: CornerReadiness['missing'][number] } {
  const { weight, way, leastSpread, isLogarithmic, isOnlyASign } = READINESS_RULES[measure]
  const value = valueOn(points, day)
  if (value === undefined) return { missing: { measure, values: null } }
  const known = points.filter(({ value: one }) => one > 0)
  const scaled = isLogarithmic ? known.map((point) => ({ ...point, value: Math.log(point.value) })) : known
  const range = readNormalRange(scaled, day)
  if (range === null) return { missing: { measure, values: countBefore(known, day) } }
  const place = isLogarithmic ? Math.log(value) : value
  const off = (way * (place - range.mean)) / Math.max(range.deviation, leastSpread)
  const deviations = Math.max(-MOST_DEVIATIONS, Math.min(isOnlyASign ? 0 : MOST_DEVIATIONS, off))
  const [low, high] = isLogarithmic ? [Math.exp(range.low), Math.exp(range.high)] : [range.low, range.high]
  const { decimals } = METRIC_RECORDS[measure]
  const written = placeAsWritten({ low, high }, value, decimals)
  const part = { measure, value: roundTo(value, decimals), low: written.low, high: written.high, place: written.place }
  return { part, weight, deviations }
}

const countBefore = (points: readonly Point[], day: CalendarDay): number =>
  points.filter(({ date }) => date < day && date >= addDays(day, -NORMAL_RANGE_DAYS)).length

function scoreOf(parts: readonly JudgedPart[]): number {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const mean = parts.reduce((sum, { weight, deviations }) => sum + weight * deviations, 0) / weights
  return roundTo(decimal(USUAL_SCORE + POINTS_A_DEVIATION * mean), 0)
}
