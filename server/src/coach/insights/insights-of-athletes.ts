import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import { ANALYSIS_DAYS } from '@corner/analytics/insights/evidence.ts'
import { readWithoutRecovery } from '@corner/analytics/without-recovery/without-recovery.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import type { Database } from '../../database/database.ts'
import { findAnalysedDays } from '../../measurements/analysed-days.ts'
import type { MeasurementChanges } from '../../measurements/measurement-changes.ts'
import { PayloadCache } from '../../measurements/payload-cache.ts'
import type { WordFacts } from '../word-facts.ts'
import { BackgroundWording } from './background-wording.ts'

export interface InsightsParts {
  database: Database
  /** Notifies this process of changes, which invalidate cached analyses. */
  changes: MeasurementChanges
  now(): Date
  /** Words an analysis; undefined: no language model is set up. */
  word?: WordFacts | undefined
}

/** An analysis, cached with its approximate size in memory. */
interface Analysis {
  insights: AiInsights
  /** null: there is a recovery, or no morning at all. */
  without: WithoutRecovery | null
  bytes: number
}

const LIMIT_BYTES = 16 * 1024 * 1024

/** Analyses of athletes, computed once per day and cached until the athlete's measurements change. */
export class InsightsOfAthletes {
  private readonly parts: InsightsParts
  private readonly kept: PayloadCache<Analysis>
  private readonly words: BackgroundWording | undefined

  /** @param onFailure gets the reason why the model does not word an analysis */
  constructor(parts: InsightsParts, onFailure: (failure: unknown) => void) {
    this.parts = parts
    this.kept = new PayloadCache(parts.changes, LIMIT_BYTES)
    const { word } = parts
    this.words = word && new BackgroundWording({ ...parts, word, onFailure })
  }

  /**
   * The recommendations for this athlete; `generated_at` is when they were computed. The caller's rights are checked before.
   * @param today the athlete's current date, which the windows depend on
   * @param askedBy whose budget pays if a language model words it
   */
  async get(athleteId: string, today: CalendarDay, now: Date, askedBy: string): Promise<AiInsights> {
    const { insights } = await this.analysis(athleteId, today, now)
    return this.words ? this.words.of(athleteId, insights, askedBy) : insights
  }

  /** What stands in for the recovery of this athlete; null: there is one. The caller's rights are checked before. */
  async withoutRecovery(athleteId: string, today: CalendarDay, now: Date): Promise<WithoutRecovery | null> {
    return (await this.analysis(athleteId, today, now)).without
  }

  private analysis(athleteId: string, today: CalendarDay, now: Date): Promise<Analysis> {
    return this.kept.get(`${athleteId} ${today}`, [athleteId], () => this.analyse(athleteId, now))
  }

  private async analyse(athleteId: string, now: Date): Promise<Analysis> {
    const { today, workouts, provider, ...records } = await findAnalysedDays(
      this.parts.database,
      athleteId,
      ANALYSIS_DAYS,
      now,
    )
    const insights = { ...readInsights(records, workouts, today), generated_at: now.toISOString() }
    const without = readWithoutRecovery(records, provider, today)
    return { insights, without, bytes: JSON.stringify({ insights, without }).length }
  }
}
