import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { numberNamed } from '../../../language/words/number-words.ts'
import { firstLength } from './times.ts'
import { lessIn, weekdayNames } from './weekdays.ts'

/** The whole day is dropped. */
export const ALL_OF_IT = 100
/** Which weekdays, when only their number was given. */
const SPREAD: Record<number, number[]> = { 2: [1, 3], 3: [1, 3, 5], 4: [1, 2, 4, 5] }

/** Days, minutes, what is left out and who lifts less. */
export function liftingIn(words: string, today: CalendarDay, isChange: boolean): Partial<TeamPlan> {
  const without = [
    ...(/\beccentrics?\b/.test(words) ? (['eccentric'] as const) : []),
    ...(/\b(no|without|drop the|don'?t have|broke\w*|lost|skip the) (barbells?|bars?|racks?)\b/.test(words)
      ? (['barbell'] as const)
      : []),
  ]
  const less = isChange ? lessIn(words, today) : {}
  const isDropped =
    isChange &&
    /\b(no|drop|skip|cancel|without|take out|lose) (the )?(lift (on )?)?(sun|mon|tue|wed|thu|fri|sat)\w*\b(?! (volume|sets|load|by))/.test(
      words,
    )
  const named = [...new Set(weekdayNames(words))]
  const [, count] = /\b(two|three|four|2|3|4)[- ](?:day|lift|session)s?\b/.exec(words) ?? []
  const days = named.length > 0 ? named : (SPREAD[count ? (numberNamed(count) ?? Number(count)) : 0] ?? [])
  const isVariant =
    /\b(variant|version|lighter|modified|light|adjust\w*|what about)\b.*\b(red|yellow|tired|lighter|beat|who|guys|names?|low)\b|\b(which|what|who) (names?|guys|athletes|gets?)\b/.test(
      words,
    )
  return {
    ...firstLength(words),
    ...(without.length > 0 && { without }),
    ...(isVariant && { variant: true as const }),
    ...(isDropped
      ? { less: named.map((weekday) => ({ weekday, percent: ALL_OF_IT })) }
      : less.less
        ? less
        : days.length > 0 && { weekdays: days }),
  }
}
