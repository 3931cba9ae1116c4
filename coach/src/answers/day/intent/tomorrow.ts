import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'

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
