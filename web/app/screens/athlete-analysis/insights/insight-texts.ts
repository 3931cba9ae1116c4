import { written } from '@corner/analytics/numbers/rounding.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'

/** Shown when there is no concern: distinguishes "nothing found" from "nothing could be judged". */
export function noConcernText({ performance, training }: AiInsights): string {
  const isJudged = [...performance, ...training].some(({ tone }) => tone !== 'missing' && tone !== 'plan')
  return isJudged ? 'No rule that was judged asks for attention.' : 'Nothing was judged: there is no data to judge by.'
}

/** null: too few nights for a baseline. */
export function baselineText({ rhr_baseline }: AiInsights): string | null {
  return rhr_baseline === null ? null : `${written(rhr_baseline, 0)} bpm`
}

/** The level comes from the score alone; the text says so when other signs lower the day's verdict. */
export function readinessText({ readiness_level, verdict }: Pick<AiInsights, 'readiness_level' | 'verdict'>) {
  const isHeldBack = readiness_level === 'High' && (verdict === 'lighter' || verdict === 'easy' || verdict === 'ask')
  return isHeldBack ? `${readiness_level} by the score alone` : readiness_level
}
