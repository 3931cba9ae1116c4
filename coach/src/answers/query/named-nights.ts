import type { Query } from '@corner/contract/entities/query.ts'
import { weekdayBegunBy } from '../../language/times/calendar-words.ts'
import { nameOfWeekday } from '../../wording/days.ts'

const NIGHT = /\b(sun|mon|tues|wednes|thurs|fri|satur)day nights?\b/i
const WEEK = 7

/**
 * "Is Tuesday night worse": nights are listed by the day of waking, as the answer's days are; '' where no night was
 * named so.
 */
export function sayNamedNights({ days: { weekdays } }: Query, message = ''): string {
  const [named] = NIGHT.exec(message) ?? []
  const day = weekdayBegunBy(named ?? '')
  const waking = (day + 1) % WEEK
  if (day < 0 || weekdays?.length !== 1 || weekdays[0] !== waking) return ''
  return `A night stands under the day of waking: ${nameOfWeekday(day).slice(0, -1)} night is under ${nameOfWeekday(waking)}.`
}
