import { addDays } from '../days/calendar.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { withUnit, written } from '../numbers/rounding.ts'
import { CURRENT_DAYS, type OwnRange, readOwnRange } from '../series/own-range.ts'
import type { FindSigns } from './sign.ts'

/** After this many consecutive normal nights a low week is over; nights without data in between do not matter. */
const BACK_NIGHTS = 3

/** Finds a weekly mean HRV below the athlete's normal range (own-range.ts); strong if it would be low for a single night. */
export const findLowHrv: FindSigns = (points, today) => {
  const { state, current, weekly, nightly } = readOwnRange(points('hrv'), today)
  if (state !== 'below' || current === null || weekly === null || nightly === null) return []
  const newest = points('hrv')
    .filter(({ date }) => date > addDays(today, -CURRENT_DAYS))
    .slice(-BACK_NIGHTS)
  // After some normal nights, the week is low only because of the earlier ones.
  if (newest.length === BACK_NIGHTS && newest.every(({ value }) => value >= weekly.low)) return []
  const isStrong = current < nightly.low
  return [
    {
      kind: 'hrv_under_own',
      weight: isStrong ? 'strong' : 'mild',
      name: 'HRV of the week under the own range',
      text: writeWeek(current, weekly, isStrong),
      ask: 'How do training, sleep and stress feel this week?',
      from: addDays(today, 1 - CURRENT_DAYS),
      until: today,
    },
  ]
}

/**
 * `low HRV this week (43 ms, usually 58 to 69)`, very low where it would be so for a single night. With a decimal where the
 * mean would look equal to the bound that it is under. That it is a mean of logarithms, lower than the plain average in
 * rankings and charts, stands with the rule.
 */
function writeWeek(current: number, { low, high }: NonNullable<OwnRange['weekly']>, isLowForNight: boolean): string {
  const { decimals, unit } = METRICS.hrv
  const looksEqual = written(low, decimals) === written(current, decimals)
  const write = (value: number) => written(value, looksEqual ? decimals + 1 : decimals)
  const weeks = write(low) === write(high) ? write(low) : `${write(low)} to ${write(high)}`
  const far = isLowForNight ? 'very ' : ''
  return `${far}low HRV this week (${withUnit(write(current), unit)}, usually ${weeks})`
}
