import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { writeSpan } from '../wording/day-names.ts'
import { pickedDays } from '../wording/days.ts'
import { asInLine } from './bands.ts'
import type { LineScope } from './line-segments.ts'

/** `Mondays, Nov 15 to 21`, `the days after strain above 15, Nov 15 to 21`; without a window the chat's period. */
export function daysText(days: Days, scope: LineScope): string {
  const { from, until } = readWindow(days.window, { today: scope.today, periodDays: scope.days })
  return [whichDays(days), writeSpan(from, until, scope.today)].filter((text) => text !== '').join(', ')
}

/** `last 7 days`. */
export const lastDays = (days: number): string => `last ${days} days`

/** Which days of the window, without the window itself; '' for all. */
export const whichDays = (days: Days): string => asInLine(pickedDays(days))
