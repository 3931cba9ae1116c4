import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import type { Caller } from '../../http/caller.ts'
import { getMeasuredDetail } from '../../measurements/athlete-detail.ts'
import { insightsFailed } from './insights-failed.ts'
import type { InsightsOfAthletes, InsightsParts } from './insights-of-athletes.ts'

/**
 * One athlete of a team in depth, with recommendations. If the analysis fails, the measurements are shown with a note.
 * @param onFailure gets the reason for a missing analysis
 * @throws Refusal `not_found` unless the caller coaches this team, is an administrator, or the athlete
 */
export async function getAthleteDetail(
  { database, now }: Pick<InsightsParts, 'database' | 'now'>,
  insights: InsightsOfAthletes,
  caller: Caller,
  asked: { teamId: string; athleteId: string; days: number },
  onFailure: (failure: unknown) => void,
): Promise<AthleteDetail> {
  const at = now()
  const detail = await getMeasuredDetail(database, caller, asked, at)
  const today = detail.data_summary.analysis_date
  const ai_insights = await insights.get(asked.athleteId, today, at, caller.user_id).catch((failure: unknown) => {
    onFailure(failure)
    return insightsFailed()
  })
  const without_recovery = await insights.withoutRecovery(asked.athleteId, today, at).catch(() => null) // told above
  return { ...detail, ai_insights, ...(without_recovery && { without_recovery }) }
}
