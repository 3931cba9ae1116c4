import { written } from '@corner/analytics/rounding.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'

export const NO_CONCERN = 'No rule that was judged asks for attention.'

/** null: fewer nights than a baseline needs. */
export function baselineText({ rhr_baseline }: AiInsights): string | null {
  return rhr_baseline === null ? null : `${written(rhr_baseline, 0)} bpm`
}
