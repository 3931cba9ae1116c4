import type { Evidence } from './evidence.ts'
import { needsLighterWeek, needsRecoveryEmphasis } from './month.ts'
import { readinessOf } from './readiness.ts'
import { isShortWeek } from './sleep.ts'

/** Why the athlete should not lift heavier now, as a clause after "because"; null: no reason. */
export function reasonToPostpone(evidence: Evidence): string | null {
  const { verdict } = evidence.day
  if (verdict === 'ask') return 'no fresh recovery has come'
  if (verdict === 'easy') return 'today is a day without live wrestling'
  if (verdict === 'lighter') return 'today is a lighter day'
  if (readinessOf(evidence.latestRecovery.value) === 'Low') return 'readiness is low'
  if (isShortWeek(evidence)) return 'the nights of the week are short'
  if (needsRecoveryEmphasis(evidence)) return "the month's sleep asks for recovery first"
  return needsLighterWeek(evidence) ? 'the month asks for a lighter week' : null
}
