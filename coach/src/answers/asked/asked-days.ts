import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import { nameDays } from '../../wording/days.ts'
import type { Asked } from '../phrases/windows.ts'

type Period = Pick<CoachScope, 'days' | 'today'>

/** The days of a request as sentences say them and as the tools take them; without a window or weekdays the chat's period. */
export function askedDays({ window, weekdays }: Days, scope: Period): Asked {
  if (window === undefined && weekdays === undefined) return {}
  const { from, until } = readWindow(window, { today: scope.today, periodDays: scope.days })
  const phrase = nameDays({ ...(window && { window }), ...(weekdays && { weekdays }) }, scope)
  return { window: { from, until, ...(weekdays && { weekdays }), label: phrase.over.replace(/^over /, '') } }
}

/**
 * The days of a request about how somebody stands. The rules for that (at risk, health score, guidance) are about a stretch of days:
 * "today" asks by what stands today, which is the chat's period, and not by the records of that day alone.
 */
export function standingDays(days: Days | undefined, scope: Period): Asked {
  const { window } = askedDays(days ?? {}, scope)
  const isToday = window !== undefined && window.from === scope.today && window.until === scope.today
  return isToday ? {} : { window }
}

/** The window as a tool takes it; undefined: the chat's period. */
export function windowInput({
  window,
}: Asked): { from: CalendarDay; until: CalendarDay; weekdays?: [number, ...number[]] } | undefined {
  if (window === undefined) return undefined
  const { from, until, weekdays } = window
  const [first, ...others] = weekdays ?? []
  return first === undefined ? { from, until } : { from, until, weekdays: [first, ...others] }
}
