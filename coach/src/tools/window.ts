import { type DayWindow, daysOf } from '@corner/analytics/athlete/day-window.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { CalendarDay } from '@corner/contract/calendar-day.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import type { CoachScope } from '../scope.ts'

/** As far back as any call of the product goes: a leap year. */
const EARLIEST_DAYS_BACK = 365

/** The days of a tool call; absent: the chat's period. */
export const WindowInput = z
  .object({
    from: CalendarDay.describe('First day, YYYY-MM-DD'),
    until: CalendarDay.describe('Last day, included'),
    weekdays: z
      .array(z.int().min(0).max(6))
      .nonempty()
      .readonly()
      .optional()
      .describe('Only these days of the week: 0 Sunday to 6 Saturday'),
  })
  .describe("Calendar days, both ends included. Leave it out for the chat's own period, which ends today.")
export type WindowInput = z.infer<typeof WindowInput>

/** The days of a result. */
export interface ReadWindow extends DayWindow {
  /** The number of calendar days; of the weekdays alone where there are any. */
  days: number
}

/**
 * The window of a call. Days after today have no records: `until` is today at the latest.
 * @throws Refusal `bad_input` for a window that ends before it begins, begins after today, or reaches back further than
 * a year
 */
export function readWindow({ today, days }: Pick<CoachScope, 'today' | 'days'>, asked?: WindowInput): ReadWindow {
  const from = asked?.from ?? addDays(today, 1 - days)
  const until = asked === undefined || asked.until > today ? today : asked.until
  if (asked && asked.until < asked.from) refuse('The window ends before it begins')
  if (from > today) refuse(`The window begins after today, ${today}`)
  assertInReach(from, today)
  const window = { from, until, ...(asked?.weekdays && { weekdays: asked.weekdays }) }
  return { ...window, days: daysOf(window).length }
}

/** The last day of the window: for Mondays the last Monday, which dates its records. */
export const lastDayOf = (window: ReadWindow): CalendarDay => daysOf(window).at(-1) ?? window.until

/** The earliest day that can be asked about. */
export const earliestDay = (today: CalendarDay): CalendarDay => addDays(today, -EARLIEST_DAYS_BACK)

/** @throws Refusal `bad_input` for a day more than a year ago */
export function assertInReach(day: CalendarDay, today: CalendarDay): void {
  if (day < earliestDay(today)) refuse(`Records are looked up a year back at most, from ${earliestDay(today)} on`)
}

function refuse(sentence: string): never {
  throw new Refusal('bad_input', sentence, { fields: { window: sentence } })
}
