import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope, KnownAthlete } from '../../scope.ts'
import { writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../context/answer-context.ts'
import { type ComparedAverages, compareAverages, daysBefore } from '../context/compared-days.ts'
import { finishedDays } from '../context/finished-days.ts'

/** A coach who names no days has a week in mind. */
export const WEEK = 7

export const weekWindow = (days: number): Days => ({ window: { last: days } })

/**
 * The averages of a period that ends today next to those of the 28 days before it, in the order of the metrics; null:
 * not known.
 */
export async function readWithBefore(
  { id }: KnownAthlete,
  metrics: readonly string[],
  days: number,
  sources: Sources,
): Promise<(ComparedAverages | null)[]> {
  const read = (metric: string) => {
    const from = addDays(sources.scope.today, 1 - days)
    const asked = { who: { ids: [id] }, metrics: [metric], by: ['athlete' as const] }
    return compareAverages(asked, finishedDays(metric, weekWindow(days), sources.scope), daysBefore(from), sources)
  }
  return (await Promise.all(metrics.map(read))).map(([one]) => one ?? null)
}

/** Smaller changes are none to a coach. */
export const isMoved = ({ mean, difference }: ComparedAverages): boolean =>
  difference !== null && Math.abs(difference) > (metricCalled(mean.measure.metric).steadyWithin || 0)

/**
 * `sleep 5.5 h (7.2 h before)`, `HRV 48 ms plain average (65 ms before)`: the sign of the week's HRV, in the same answer,
 * has the average of the logarithms.
 */
export function writeWithBefore({ mean, usual }: ComparedAverages): string {
  const { metric } = mean.measure
  const kind = metricCalled(metric).logarithmic ? ' plain average' : ''
  return `${labelOf({ metric })} ${writeFigure(mean.measure, mean.value)}${kind} (${writeFigure(usual.measure, usual.value)} before)`
}

/** Whether a change is for the worse; a clock time or a strain is neither. */
export function isWorse(one: ComparedAverages): boolean {
  const { better } = metricCalled(one.mean.measure.metric)
  if (!isMoved(one) || one.difference === null || better === null) return false
  return better === 'lower' ? one.difference > 0 : one.difference < 0
}

/** How many days a request means; a week if none are given. */
export function daysIn(days: Days | undefined, { today }: Pick<CoachScope, 'today'>): number {
  const window = days?.window
  if (window === undefined) return WEEK
  if ('last' in window) return Math.max(LEAST, window.last)
  if ('day' in window) return Math.max(LEAST, 1 - window.day)
  return Math.max(LEAST, 1 + Math.round((Date.parse(today) - Date.parse(window.from)) / DAY))
}
const LEAST = 3
const DAY = 86_400_000
