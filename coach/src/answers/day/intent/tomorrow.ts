import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import { writeWeekday } from '../../../wording/day-names.ts'

const WEEKDAYS = [
  'sun(?:day)?',
  'mon(?:day)?',
  'tue(?:s|sday)?',
  'wed(?:nesday)?',
  'thu(?:r|rs|rsday)?',
  'fri(?:day)?',
  'sat(?:urday)?',
]

/**
 * "Who can I push tomorrow", on a Sunday also "monday"; "look again tomorrow", "after tomorrow" and "last Monday" mean
 * other days.
 */
export function isOfTomorrow(message: string, today?: string): boolean {
  if (/(?<!\b(?:after|until|till) )\b(tomorrow|tmrw|tmr)\b/i.test(message)) return true
  const weekday = today === undefined ? undefined : WEEKDAYS[weekdayOf(addDays(today, 1))]
  return (
    weekday !== undefined &&
    new RegExp(
      `(?<!\\b(?:last|past|since|on|every|each|after|until|till|from|was|next|of|to|and|vs) )\\b${weekday}\\b(?!\\s*(?:to|-|and|through|night|morning was|was|were))`,
      'i',
    ).test(message)
  )
}

/** Nobody's recovery is known before the morning; '' where tomorrow is not asked about. */
export const sayTomorrow = (message: string, today?: string): string =>
  isOfTomorrow(message, today) ? `**Decide tomorrow morning**, by the recovery of then. As it stands:` : ''

/** A list meant for tomorrow does not say "today". */
export const forTomorrow = (text: string): string =>
  text
    .replace(/(live wrestling|lighter day|hard day|clean green|push|hold back|plan) today\b/g, '$1')
    .replace(/needs this morning's score/g, "needs that morning's score")

/** In full: "sat him out" and "sun" are no days. */
const FULL = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const NOT_AHEAD =
  '(?<!\\b(?:last|past|since|every|each|after|before|until|till|from|was|of|to|and|vs|than|this past) (?:on )?)'

/**
 * Which day a weekday in a question means, and that no forecast of it is made; '' for tomorrow (`sayTomorrow`) and where
 * none is named.
 */
export function sayDayAhead(message: string, today: string): string {
  if (isOfTomorrow(message, today)) return ''
  const ahead = Array.from({ length: 7 }, (_, days) => addDays(today, days)).find((day) =>
    new RegExp(`${NOT_AHEAD}\\b${FULL[weekdayOf(day)]}\\b(?!\\s*(?:to|-|and|through|was|were|night)\\b)`, 'i').test(
      message,
    ),
  )
  if (ahead === undefined) return ''
  const next = ahead === today ? addDays(today, 7) : ahead
  return ahead === today && !/\bnext\b/i.test(message)
    ? `**That is today**, ${writeWeekday(ahead, today)}; for ${writeWeekday(next, today)} I make no forecast.`
    : `**For ${writeWeekday(next, today)} I make no forecast**: this is as of today, so decide by the recovery of that morning.`
}
