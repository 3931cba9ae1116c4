import { weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { TeamPlan } from '@corner/contract/entities/team-plan.ts'
import { weekdayBegunBy } from '../../../language/times/calendar-words.ts'

const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|r|rs|nes|ur|urs)?(?:day)?s?\b/g
/** Weekdays in the order in which they were said. */
export const weekdayNames = (words: string): number[] =>
  [...words.matchAll(WEEKDAY)].map(([, name = '']) => weekdayBegunBy(name))

const LESS =
  /\b(drop|cut|reduce|lower|lighten|lighter|light|easier|easy|less|back off|dial|trim|shave|down|shorter|half)\b/
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/\bthird\b/, 33],
  [/\b(half|halve)\b/, 50],
  [/\bquarter\b/, 25],
]
/** When no share was given. */
const SOME_LESS = 33

/** Days with less: "drop Wednesday volume by a third", "make Wed lighter". */
export function lessIn(words: string, today: CalendarDay): Pick<TeamPlan, 'less'> {
  const weekdays = /\b(tomorrow|tmrw)\b/.test(words) ? [(weekdayOf(today) + 1) % 7] : weekdayNames(words)
  if (!LESS.test(words) || weekdays.length === 0) return {}
  const [, said] = /\b(\d{1,2}) ?(%|percent)/.exec(words) ?? []
  const percent =
    Number(said) >= 5 && Number(said) <= 80
      ? Number(said)
      : (SHARES.find(([word]) => word.test(words))?.[1] ?? SOME_LESS)
  return { less: [...new Set(weekdays)].map((weekday) => ({ weekday, percent })) }
}
