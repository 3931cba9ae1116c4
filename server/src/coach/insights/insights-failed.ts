import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { INSIGHT_TEXTS } from '@corner/contract/texts/insights.ts'

/** In place of an analysis that failed: it says nothing about the athlete. */
export function insightsFailed(): AiInsights {
  return {
    error: INSIGHT_TEXTS.failed,
    verdict: null,
    reason: null,
    headline: null,
    cards: [],
    vitals: [],
    no_cards: null,
    action: null,
    question: null,
    readiness_level: null,
    macrocycle_focus: null,
    mesocycle_week: null,
    microcycle_focus: null,
    weekly_sessions: null,
    key_sessions: [],
    recovery_modality: null,
    rhr_baseline: null,
    next_week_focus: [],
    areas_of_concern: [],
    performance: [],
    training: [],
    worded_by: 'analyst',
    generated_at: null,
  }
}
