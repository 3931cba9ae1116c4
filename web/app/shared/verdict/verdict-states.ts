import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import type { Shape } from '../../ui/badges/state-badge.tsx'

/** The shape of each verdict on a day; its word is VERDICT_WORDS[verdict].call. A day as planned asks for no colour. */
export const VERDICT_STATES: Record<Verdict, Shape> = {
  hard: 'ready',
  as_planned: 'plain',
  lighter: 'caution',
  easy: 'red',
  ask: 'none',
}
