import type { InsightValue } from '@corner/contract/entities/ai-insights.ts'
import { addDays } from '../days/calendar.ts'
import { roundTo, written } from '../numbers/rounding.ts'
import { CURRENT_DAYS, OWN_RANGE_DAYS } from '../series/own-range.ts'
import type { Evidence } from './evidence.ts'
import { insightValue } from './insight-values.ts'

const MS = { unit: 'ms', decimals: 0 } as const

/** The week's HRV and the athlete's normal range, if there is one. */
export function hrvValues({ ownHrv }: Evidence): InsightValue[] {
  const { day, current, currentNights, weekly, baselineNights } = ownHrv
  if (weekly === null || current === null) return []
  const week = { from: addDays(day, 1 - CURRENT_DAYS), until: day, records: currentNights }
  const before = { from: addDays(day, 1 - OWN_RANGE_DAYS), until: addDays(day, -CURRENT_DAYS), records: baselineNights }
  return [
    insightValue({ value: current, ...week }, { name: 'Average HRV of the week', ...MS }),
    insightValue({ value: weekly.low, ...before }, { name: 'Own normal range, low end', ...MS }),
    insightValue({ value: weekly.high, ...before }, { name: 'Own normal range, high end', ...MS }),
  ]
}

/**
 * For example `The week's HRV is 36 ms; weeks are usually 54 to 64 ms.` With a decimal where a value outside would look equal to
 * the bound. '' without a normal range.
 */
export function normalText({ ownHrv: { state, current, weekly } }: Evidence): string {
  if (weekly === null || current === null) return ''
  const isOutside = state === 'below' || state === 'above'
  const isAlike = [weekly.low, weekly.high].some((bound) => roundTo(bound, 0) === roundTo(current, 0))
  const write = (value: number) => written(value, isOutside && isAlike ? 1 : 0)
  const [low, high] = [write(weekly.low), write(weekly.high)]
  return `The week's HRV is ${write(current)} ms; weeks are usually ${low === high ? low : `${low} to ${high}`} ms.`
}
