import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { DayTest } from '@corner/contract/entities/query.ts'
import type { AthleteReader } from './athlete-reader.ts'
import { boundOfDays } from './bounds.ts'
import { holds } from './comparisons.ts'
import type { QueryContext } from './context.ts'
import type { DayCalendar } from './day-calendar.ts'

/** true, false, or null if a missing value could decide it. */
export type Verdict = boolean | null

/** Whether all hold; a single false decides it, whatever is unknown. */
export function every(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false
  return verdicts.includes(null) ? null : true
}

/** Whether at least one holds. */
export function some(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(true)) return true
  return verdicts.includes(null) ? null : false
}

/**
 * Whether a day of an athlete meets all tests.
 * @param calendar the judged days, for bounds such as the own average
 */
export function compileTests(
  tests: readonly DayTest[],
  athlete: AthleteReader,
  calendar: DayCalendar,
  context: QueryContext,
): (day: CalendarDay) => Verdict {
  const compiled = tests.map((test) => compileTest(test, athlete, calendar, context))
  return (day) => every(compiled.map((judge) => judge(day)))
}

function compileTest(
  test: DayTest,
  athlete: AthleteReader,
  calendar: DayCalendar,
  context: QueryContext,
): (day: CalendarDay) => Verdict {
  const { metric, is, than, and } = test
  if (is === 'missing' || is === 'present')
    return (day) => {
      const isMissing = athlete.valueOn(metric, day) === null
      // A missing record of tomorrow does not count.
      return day > context.today && isMissing ? null : isMissing === (is === 'missing')
    }
  const [lower, upper] = [than, and].map((bound) => boundOfDays(bound, metric, athlete, calendar, context))
  return (day) => {
    const value = athlete.valueOn(metric, day)
    if (value === null) return null
    return holds(is, value, lower?.(day) ?? null, upper?.(day) ?? null)
  }
}
