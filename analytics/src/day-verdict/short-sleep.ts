import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { dayLabel, daysLabel } from '../days/day-label.ts'
import { inNight } from '../days/night-phrase.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { meanOf } from '../numbers/averages.ts'
import { roundTo } from '../numbers/rounding.ts'
import { readNormalRange } from '../series/normal-range.ts'
import { valuesOf } from '../series/points.ts'
import { newestRun, runBefore } from './run-of.ts'
import type { FindSigns, PointsOf, Sign } from './sign.ts'
import { writeBetween, writeList, writeOf } from './write-figures.ts'

/**
 * Hours below which an adult's night is short, whatever the athlete's habit: two weeks of six hours reduce alertness as
 * much as a night without sleep (Van Dongen 2003).
 */
export const SHORT_NIGHT_HOURS = 6
/** Shortest run: single short nights are common and hardly affect strength (Walsh 2021). */
export const RUN_NIGHTS = 3
/** Two nights this short, in hours, are already a run. */
export const VERY_SHORT_HOURS = 5
/** A run no longer counts after half as many better nights, and after three at the latest; our own choice. */
export const MADE_UP_FOR_AFTER = 3
const madeUpAfter = (nights: number) => Math.min(MADE_UP_FOR_AFTER, Math.ceil(nights / 2))
/** Hours below the athlete's usual sleep from which a night is short for them. */
export const UNDER_OWN_HOURS = 1.5

/** Judged by the rounded value: a night shown as 6.0 h is not short. */
const isShort = (hours: number) => roundTo(hours, METRICS.sleep_duration.decimals) < SHORT_NIGHT_HOURS

const ASK = 'What keeps you up at night: school, travel, screens, worries?'

/** Finds consecutive nights under 6 h, including a run that ended only recently; otherwise a single short newest night. */
export const findShortSleep: FindSigns = (points, today, readOn = today) => {
  const nights = points('sleep_duration')
  const { run, after } = runBefore(nights, isShort)
  const [first, last] = [run[0], run.at(-1)]
  const isRun = run.length >= RUN_NIGHTS || (run.length === 2 && run.every(({ value }) => value < VERY_SHORT_HOURS))
  if (
    first &&
    last &&
    isRun &&
    after.length < madeUpAfter(run.length) &&
    last.date >= addDays(today, -MADE_UP_FOR_AFTER)
  ) {
    const isVery = run.length > RUN_NIGHTS || (meanOf(valuesOf(run)) ?? 0) < VERY_SHORT_HOURS
    const days = daysLabel(first.date, last.date)
    const nightsIn = `${run.length} nights in a row`
    return [
      {
        kind: 'short_nights',
        weight: isVery || after.length === 0 ? 'strong' : 'mild',
        name: `${nightsIn} under ${SHORT_NIGHT_HOURS} h`,
        text: `${nightsIn} of ${writeBetween('sleep_duration', valuesOf(run))} (${days})${after.length > 0 ? `, then ${writeList('sleep_duration', valuesOf(after))}` : ''}`,
        ask: after.length > 0 ? `What kept you up ${days}, and is it over?` : ASK,
        from: first.date,
        until: last.date,
      },
    ]
  }
  return newestNight(points, today, readOn)
}

function newestNight(points: PointsOf, today: CalendarDay, readOn: CalendarDay): Sign[] {
  const nights = points('sleep_duration')
  const night = nights.at(-1)
  if (!night || night.date !== today) return []
  const own = readNormalRange(nights, night.date)
  const isUnderOwn = own !== null && night.value < own.low && night.value <= own.mean - UNDER_OWN_HOURS
  if (!isShort(night.value) && !isUnderOwn) return []
  const before = newestRun(nights, isShort).at(-2)
  const hours = writeOf('sleep_duration', night.value)
  return [
    {
      kind: 'short_night',
      weight: 'mild',
      name: before ? 'two short nights' : 'a short night',
      text: `${hours} of sleep ${inNight(night.date, readOn)}${before ? ` after ${writeOf('sleep_duration', before.value)}` : ''}${own ? `, usually ${writeOf('sleep_duration', own.median)}` : ''}`,
      ask: `What kept you up ${whichNights(night.date, readOn, before !== undefined)}?`,
      from: before?.date ?? night.date,
      until: night.date,
    },
  ]
}

function whichNights(newest: CalendarDay, readOn: CalendarDay, areTwo: boolean): string {
  if (!areTwo) return inNight(newest, readOn)
  return newest >= readOn ? 'the last two nights' : `in the two nights to ${dayLabel(newest)}`
}
