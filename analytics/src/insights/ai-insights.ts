import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { TRAINING_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { reasonOfVerdict } from '../day-verdict/reason-line.ts'
import { findCards, textWithoutCards } from './cards.ts'
import { actionOf, questionOf } from './day-advice.ts'
import { type AnalysedRecords, type Evidence, MONTH_DAYS, readEvidence, type WorkoutHours } from './evidence.ts'
import { type Finding, toInsight } from './finding.ts'
import { FOOD_AND_FLUID } from './food-and-fluid.ts'
import { headlineOf } from './headline.ts'
import { findHrv } from './hrv.ts'
import { findLoad } from './load.ts'
import { findReadiness, readinessOf } from './readiness.ts'
import { areasOfConcern, keySessions, nextWeekFocus, recoveryModality } from './recommendations.ts'
import { findRestingHeartRate } from './resting-heart-rate.ts'
import { findSleep } from './sleep.ts'
import { findTraining } from './training.ts'

/** An analysis without its creation time. */
export type ComputedInsights = Omit<AiInsights, 'error' | 'generated_at'>

/**
 * What to do next and why, for one athlete, by the guidance rules of
 * docs/reference/metrics-and-rules.md#guidance-performance-view. Each statement names its rule and the values used. A
 * rule with too few values is reported as not judged, and never counts as met or unmet.
 * @param records of one provider by wake day, `ANALYSIS_DAYS` days until today, in any order
 * @param today the athlete's local date
 */
export function readInsights(
  records: AnalysedRecords,
  workouts: readonly WorkoutHours[],
  today: CalendarDay,
): ComputedInsights {
  const evidence = readEvidence(records, workouts, today)
  const nothing = nothingRecorded(evidence)
  const performance = evidence.hasRecords ? judgeWeek(evidence) : [nothing, ...FOOD_AND_FLUID]
  const training = evidence.hasRecords ? findTraining(evidence) : [nothing, ...findTraining(evidence).slice(0, 1)]
  const findings = [...new Set([...performance, ...training])]
  const cards = findCards(evidence)
  return {
    verdict: evidence.day.verdict,
    reason: reasonOfVerdict(evidence.day, today),
    headline: headlineOf(evidence),
    cards,
    vitals: [...evidence.vitals],
    no_cards: cards.length === 0 ? textWithoutCards(evidence) : null,
    action: actionOf(evidence),
    question: questionOf(evidence),
    readiness_level: readinessOf(evidence.latestRecovery.value),
    macrocycle_focus: TRAINING_GUIDANCE.macrocycle,
    mesocycle_week: TRAINING_GUIDANCE.mesocycleWeek,
    microcycle_focus: TRAINING_GUIDANCE.microcycle,
    weekly_sessions: TRAINING_GUIDANCE.weeklySessions,
    key_sessions: keySessions(evidence),
    recovery_modality: recoveryModality(evidence, findings),
    rhr_baseline: evidence.baseline.value,
    next_week_focus: nextWeekFocus(findings, evidence),
    areas_of_concern: areasOfConcern(findings, evidence, cards),
    performance: performance.map(toInsight),
    training: training.map(toInsight),
    worded_by: 'analyst',
  }
}

function judgeWeek(evidence: Evidence): Finding[] {
  return [
    ...findReadiness(evidence),
    ...findSleep(evidence),
    findHrv(evidence),
    findRestingHeartRate(evidence),
    ...findLoad(evidence),
    ...FOOD_AND_FLUID,
  ]
}

/** Replaces the rules if there is no data at all. */
const nothingRecorded = ({ isUnlinked }: Evidence): Finding => ({
  subject: 'Data',
  kind: 'no_data',
  title: 'Nothing recorded',
  article: 'data-quality',
  tone: 'missing',
  text: `No recovery, night, day or workout came in the last ${MONTH_DAYS} days, so nothing is judged.`,
  rule: 'A rule without values is not judged: missing is neither good nor bad.',
  values: [],
  focus: isUnlinked
    ? 'Link a device: then recovery, nights and strain come by themselves.'
    : 'Get the device to record: worn at night, charged and synced.',
})
