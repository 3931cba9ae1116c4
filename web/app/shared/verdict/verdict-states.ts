import type { Verdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import type { State } from '../../ui/badges/state-badge.tsx'

/** The shape of each verdict on a day; its word is VERDICT_WORDS[verdict].call. */
export const VERDICT_STATES: Record<Verdict, State> = {
  hard: 'ready',
  as_planned: 'ready',
  lighter: 'caution',
  easy: 'red',
  ask: 'none',
}
