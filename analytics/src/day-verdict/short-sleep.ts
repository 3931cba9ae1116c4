import { meanOf } from '../averages.ts'
import { addDays } from '../calendar.ts'
import { daysLabel } from '../day-label.ts'
import { METRICS } from '../metric-catalogue.ts'
import { readNormalRange } from '../normal-range.ts'
import { valuesOf } from '../points.ts'
import { roundTo } from '../rounding.ts'
import { newestRun, runBefore } from './run-of.ts'
import type { FindSigns, Sign } from './sign.ts'
import { writeBetween, writeList, writeOf } from './write-figures.ts'

/** Below this an adult's night is short whatever is usual: two weeks of six hours cost as much alertness as a night without sleep (Van Dongen 2003). */
export const SHORT_NIGHT_HOURS = 6
/** Single short nights happen to everybody and hardly change strength (Walsh 2021). */
const RUN_NIGHTS = 3
/** Two nights as short as this are a run already. */
const VERY_SHORT_HOURS = 5
/** After half as many better nights a run no longer speaks against today, and after three whatever it was: our own choice. */
const MADE_UP_FOR_AFTER = 3
const madeUpAfter = (nights: number) => Math.min(MADE_UP_FOR_AFTER, Math.ceil(nights / 2))
/** A night that is short for somebody who usually sleeps long. */
const UNDER_OWN_HOURS = 1.5

/** By the number that is shown: what reads 6.0 h is not under 6 h. */
const isShort = (hours: number) => roundTo(hours, METRICS.sleep_duration.decimals) < SHORT_NIGHT_HOURS

const ASK = 'What keeps you up at night: school, travel, screens, worries?'

/** Nights under 6 h in a row, also a run that has only just ended; else a single short night, which is last night's. */
export const findShortSleep: FindSigns = (points, today) => {
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
    const nightsIn = `${run.length} nights in a row`
    return [
      {
        kind: 'short_nights',
        weight: isVery || after.length === 0 ? 'strong' : 'mild',
        name: `${nightsIn} under ${SHORT_NIGHT_HOURS} h`,
        text: `${nightsIn} of ${writeBetween('sleep_duration', valuesOf(run))} (${daysLabel(first.date, last.date)})${after.length > 0 ? `, then ${writeList('sleep_duration', valuesOf(after))}` : ''}`,
        ask: ASK,
        ...{ from: first.date, until: last.date },
      },
    ]
  }
  return lastNight(points, today)
}

function lastNight(points: Parameters<FindSigns>[0], today: string): Sign[] {
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
      text: `${hours} of sleep last night${before ? ` after ${writeOf('sleep_duration', before.value)}` : ''}${own ? `, usually ${writeOf('sleep_duration', own.median)}` : ''}`,
      ask: before ? 'What kept you up the last two nights?' : 'What kept you up last night?',
      ...{ from: before?.date ?? night.date, until: night.date },
    },
  ]
}
