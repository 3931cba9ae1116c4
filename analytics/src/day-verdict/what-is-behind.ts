import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { daysLabel } from '../days/day-label.ts'
import type { Sign } from './sign.ts'
import { nameOfPast } from './what-was.ts'

/** Days within which a past run is connected with today's signs. */
const FOLLOWS_WITHIN_DAYS = 3

const AFTER = ', after '

/** Whether a sign of `withCause` names the run already. */
export const namesRun = (text: string, run: Sign): boolean => text.includes(`${AFTER}${withHours(run)}`)

/** `5 nights in a row of 4.2 to 4.7 h`: short nights by their hours, without the better nights after them. */
const withHours = (run: Sign): string =>
  run.kind === 'short_nights' ? (run.text.split(' (')[0] ?? run.name) : nameOfPast(run)

/** The past run that may have led to today's signs; undefined: no signs, or no such run. */
export function runBehind(signs: readonly Sign[], past: readonly Sign[], today: CalendarDay): Sign | undefined {
  if (signs.length === 0) return undefined
  const recent = past.filter(({ until }) => until >= addDays(today, -FOLLOWS_WITHIN_DAYS))
  return recent.find(({ kind }) => kind === 'short_nights') ?? recent.find(({ kind }) => kind === 'illness_signs')
}

/**
 * The signs, the first with what it follows: `low HRV this week (43 ms, ...), after 5 nights in a row of 4.2 to 4.7 h and
 * mornings in the red (Nov 11 to 15)`. A run is over after some better nights; what it left behind is not.
 */
export function withCause(signs: readonly Sign[], past: readonly Sign[], today: CalendarDay): readonly Sign[] {
  const [first, ...others] = signs
  const run = runBehind(signs, past, today)
  // A sign that is about vital signs back to usual names their days itself.
  if (!first || !run || first.kind === 'after_illness') return signs
  const red = past.find(({ kind, from, until }) => kind === 'red_mornings' && from === run.from && until === run.until)
  const names = [withHours(run), ...(red ? [nameOfPast(red)] : [])]
  return [
    { ...first, text: `${first.text}${AFTER}${names.join(' and ')} (${daysLabel(run.from, run.until)})` },
    ...others,
  ]
}
