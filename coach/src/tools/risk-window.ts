import { addDays, daysBetween } from '@corner/analytics/calendar.ts'
import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { DEFAULT_PERIOD } from '@corner/contract/periods.ts'
import type { CoachScope } from '../scope.ts'
import { earliestDay, type ReadWindow, readWindow } from './window.ts'

/**
 * The days that somebody's risk is read from. The rules are about a period: one asks for three days with a recovery, two hold the
 * newest value against the period's own average. So of a window with fewer days it is the chat's period that ends with it: who is at
 * risk today is who the team's screens show today.
 */
export function riskWindow(scope: Pick<CoachScope, 'today' | 'days'>, window: ReadWindow): ReadWindow {
  if (window.days >= AT_RISK.recoveryPointsBelow) return window
  const period = scope.days >= AT_RISK.recoveryPointsBelow ? scope.days : DEFAULT_PERIOD
  const days = Math.min(period, daysBetween(earliestDay(scope.today), window.until) + 1)
  return readWindow(scope, { from: addDays(window.until, 1 - days), until: window.until })
}
