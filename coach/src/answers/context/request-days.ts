import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import type { WindowInput } from '../../tools/window.ts'
import { type DaysPhrase, nameDays } from '../../wording/days.ts'

type Period = Pick<CoachScope, 'days' | 'today'>

/** The days of a request, as sentences name them and as the tools take them. */
export interface RequestDays extends DaysPhrase {
  /** undefined: the chat's period. */
  window: WindowInput | undefined
}

/** Without a window or weekdays, the chat's period. */
export function requestDays({ window, weekdays }: Days, scope: Period): RequestDays {
  const phrase = nameDays({ ...(window && { window }), ...(weekdays && { weekdays }) }, scope)
  if (window === undefined && weekdays === undefined) return { ...phrase, window }
  const { from, until } = readWindow(window, { today: scope.today, periodDays: scope.days })
  const [first, ...others] = weekdays ?? []
  return { ...phrase, window: { from, until, ...(first !== undefined && { weekdays: [first, ...others] }) } }
}

/**
 * The days of a question about how somebody is doing. Its rules (at risk, health score, guidance) look at a period:
 * "today" means what is true today, judged over the chat's period, and not the records of that day alone.
 */
export function statusDays(days: Days | undefined, scope: Period): RequestDays {
  const asked = requestDays(days ?? {}, scope)
  const isToday = asked.window?.from === scope.today && asked.window.until === scope.today
  return isToday ? requestDays({}, scope) : asked
}
