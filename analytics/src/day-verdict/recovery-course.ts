import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { roundTo } from '../numbers/rounding.ts'
import { placeAsWritten, readNormalRange } from '../series/normal-range.ts'
import { type Point, valuesOf } from '../series/points.ts'
import { newestRun, runBefore } from './run-of.ts'
import type { FindSigns } from './sign.ts'
import { ordinalOf, writeList, writeOf } from './write-figures.ts'

export const RED_AMONG_MORNINGS = 5
/**
 * Number of red mornings in five from which the plan should change, not only the day
 * (knowledge/articles/recovery-score.md).
 */
export const RED_MORNINGS = 3
export const FALLS = 3
/** A smaller drop is normal variation of the score. */
export const FALL_POINTS = 20
/** Standard deviations below the mean; one morning in fifty is this low by chance. */
export const FAR_UNDER = 2
/** This many consecutive mornings below the normal range are unlikely to be chance. */
const LOW_MORNINGS = 3

/**
 * Finds red mornings among the last five. The marks of the week stand beside the text, so it tells all of them: a run is
 * followed back to its start, and other red mornings of the week are counted too.
 */
export const findRedMornings: FindSigns = (points, today) => {
  const mornings = points('recovery')
  const isRed = (value: number) => value < CAUTION_FROM
  const redOf = (days: number) => mornings.filter(({ date, value }) => date > addDays(today, -days) && isRed(value))
  const [among, ofWeek] = [redOf(RED_AMONG_MORNINGS), redOf(WEEK_DAYS)]
  if (among.length < RED_MORNINGS) return []
  const { run, after } = runBefore(mornings, isRed)
  const isRun = run.length > among.length || (run.length === among.length && after.length === 0)
  const red = isRun ? run : ofWeek
  const [first, last] = [red[0], red.at(-1)]
  if (!first || !last) return []
  const days = ofWeek.length > among.length ? WEEK_DAYS : RED_AMONG_MORNINGS
  const name = isRun
    ? `${red.length} mornings in a row in the red`
    : `${red.length} of the last ${days} mornings in the red`
  const then = after.length > 0 ? `, then ${writeList('recovery', valuesOf(after))}` : ''
  return [
    {
      kind: 'red_mornings',
      weight: 'strong',
      name,
      text: `${name} (${writeList('recovery', valuesOf(red))})${then}`,
      ask: 'How have the last days been, and is anything sore or sick?',
      from: first.date,
      until: last.date,
    },
  ]
}

/** Finds a large drop of recovery over consecutive mornings. */
export const findFall: FindSigns = (points, today) => {
  const course = fallUntilNow(points('recovery'))
  const [first, fallen, last] = [course[0], course[1], course.at(-1)]
  const falls = course.length - 1
  if (!first || !fallen || last?.date !== today || falls < FALLS || first.value - last.value < FALL_POINTS) return []
  const name = `recovery down ${falls} mornings in a row`
  return [
    {
      kind: 'falling_recovery',
      weight: 'mild',
      name,
      text: `${name} (${valuesOf(course)
        .map((value) => roundTo(value, 0))
        .join(', ')}%)`,
      ask: 'What has changed over the last days?',
      from: fallen.date,
      until: last.date,
    },
  ]
}

/** The newest consecutive mornings, each lower than the one before. */
function fallUntilNow(mornings: readonly Point[]): readonly Point[] {
  let begin = mornings.length - 1
  while (begin > 0) {
    const [before, point] = [mornings[begin - 1], mornings[begin]]
    if (!before || !point || before.value <= point.value || addDays(before.date, 1) !== point.date) break
    begin -= 1
  }
  return mornings.slice(Math.max(0, begin))
}

/** Finds a recovery of today below the athlete's normal range. */
export const findUnderOwn: FindSigns = (points, today) => {
  const latest = points('recovery').at(-1)
  const own = latest && readNormalRange(points('recovery'), latest.date)
  if (!latest || !own || latest.date !== today || latest.value >= own.low) return []
  const usual = writeOf('recovery', own.median)
  const mornings = newestRun(points('recovery'), isUnderOwnOf(points('recovery')))
  const inARow = mornings.length < LOW_MORNINGS ? '' : `, the ${ordinalOf(mornings.length)} low morning in a row`
  return [
    {
      kind: 'recovery_under_own',
      weight: latest.value < own.mean - FAR_UNDER * own.deviation ? 'strong' : 'mild',
      name: 'recovery under their own normal',
      text: `recovery ${writeOf('recovery', latest.value)}, usually ${usual}${inARow}`,
      ask: 'How do you feel today?',
      from: inARow === '' ? latest.date : (mornings[0]?.date ?? latest.date),
      until: latest.date,
    },
  ]
}

/** Each morning by the range of the days before it, as written: what the day-by-day view draws as within is not low. */
const isUnderOwnOf = (mornings: readonly Point[]) => (value: number, date: CalendarDay) => {
  const own = readNormalRange(mornings, date)
  return own !== null && placeAsWritten(own, value, METRICS.recovery.decimals).place === 'below'
}
