import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays, daysBetween } from '../../days/calendar.ts'
import { decimal } from '../../numbers/rounding.ts'
import { compileTests, type Verdict } from '../day-test.ts'
import { lastDayOf } from '../own-values.ts'
import type { AggregateInput, Figure } from './aggregate.ts'

/** Number of days that meet the test; null if no day could be judged. */
export function countDays(input: AggregateInput): Figure {
  const { met, judged } = judgeDays(input)
  return { value: judged === 0 ? null : met, date: null, records: judged }
}

/** Days that meet the test, in percent of the days that could be judged; null if there are none. */
export function readShare(input: AggregateInput): Figure {
  const { met, judged } = judgeDays(input)
  return { value: judged === 0 ? null : decimal((100 * met) / judged), date: null, records: judged }
}

/**
 * The longest run of days that meet the test. A run is over the selected days: with Mondays selected, consecutive
 * Mondays. A day without a value ends a run. `date` is its first day; of equally long runs the earliest.
 */
export function readLongestStreak(input: AggregateInput): Figure {
  const { verdicts, judged } = judgeDays(input)
  const streaks = readStreaks(verdicts)
  const longest = Math.max(0, ...streaks.map(({ length }) => length))
  const date = streaks.find(({ length }) => length === longest)?.first ?? null
  return { value: judged === 0 ? null : longest, date, records: judged }
}

/**
 * Length of the current run of days that meet the test, up to the newest day that could be judged. That day must be the
 * last of the window or the one before; otherwise null. `date` is the first day of the run.
 */
export function readCurrentStreak(input: AggregateInput): Figure {
  const { verdicts, judged } = judgeDays(input)
  const newest = verdicts.findLastIndex(({ verdict }) => verdict !== null)
  const isNow =
    newest >= 0 &&
    isNewEnough(
      verdicts.map(({ day }) => day),
      newest,
      input,
    )
  if (!isNow) return { value: null, date: null, records: judged }
  const last = readStreaks(verdicts.slice(0, newest + 1)).at(-1)
  const isMet = verdicts[newest]?.verdict === true
  return { value: isMet && last ? last.length : 0, date: isMet && last ? last.first : null, records: judged }
}

/** Number of calendar days without a value. */
export function countMissingDays({ points, days, context: { today } }: AggregateInput): Figure {
  const known = new Set(points.map(({ date }) => date))
  const missing = [...days].filter((day) => day <= today && !known.has(day))
  return { value: missing.length, date: missing[0] ?? null, records: points.length }
}

/**
 * Days from the newest value until the end of the window; `date` is the day of that value. If only some days are selected
 * (such as red days), from the newest of these.
 */
export function readRecordAge({
  athlete,
  measure,
  calendar: { window },
  context: { today },
  ...input
}: AggregateInput): Figure {
  const until = lastDayOf(window.until, today)
  const points = input.isPart ? input.points : athlete.points(measure.metric, measure.sport)
  const newest = points.findLast(({ date }) => date <= until)
  if (newest === undefined) return { value: null, date: null, records: 0 }
  return { value: Math.max(0, daysBetween(newest.date, window.until)), date: newest.date, records: 1 }
}

interface JudgedDay {
  day: CalendarDay
  verdict: Verdict
}

function judgeDays({ measure, athlete, days, calendar, context }: AggregateInput) {
  const judge = compileTests(measure.test ?? [], athlete, calendar, context)
  const verdicts: JudgedDay[] = []
  for (const day of days) {
    const verdict = judge(day)
    // Tomorrow counts only if there is already a record of it.
    if (day <= context.today || verdict !== null) verdicts.push({ day, verdict })
  }
  const judged = verdicts.filter(({ verdict }) => verdict !== null).length
  return { verdicts, judged, met: verdicts.filter(({ verdict }) => verdict === true).length }
}

function readStreaks(verdicts: readonly JudgedDay[]): { first: CalendarDay; length: number }[] {
  const streaks: { first: CalendarDay; length: number }[] = []
  let open: { first: CalendarDay; length: number } | undefined
  for (const { day, verdict } of verdicts) {
    if (verdict !== true) open = undefined
    else if (open) open.length += 1
    else {
      open = { first: day, length: 1 }
      streaks.push(open)
    }
  }
  return streaks
}

/** For all days: not older than yesterday. For selected days: among the last two of them. */
function isNewEnough(days: readonly CalendarDay[], newest: number, { isPart, calendar }: AggregateInput): boolean {
  if (isPart) return newest >= days.length - 2
  return (days[newest] ?? '') >= addDays(calendar.window.until, -1)
}
