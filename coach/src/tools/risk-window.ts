import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { DEFAULT_PERIOD } from '@corner/contract/periods.ts'
import type { CoachScope } from '../scope.ts'
import { earliestDay, type ReadWindow, readWindow } from './window.ts'

/**
 * The days on which somebody's risk is judged. The rules need a period: one requires three days with a recovery, two
 * compare the newest value with the period's own average. A shorter window is therefore replaced by the chat's period
 * ending with it, so that the athletes at risk today are those on the team's screens.
 */
export function riskWindow(scope: Pick<CoachScope, 'today' | 'days'>, window: ReadWindow): ReadWindow {
  if (window.days >= AT_RISK.recoveryPointsBelow) return window
  const period = scope.days >= AT_RISK.recoveryPointsBelow ? scope.days : DEFAULT_PERIOD
  const days = Math.min(period, daysBetween(earliestDay(scope.today), window.until) + 1)
  return readWindow(scope, { from: addDays(window.until, 1 - days), until: window.until })
}
