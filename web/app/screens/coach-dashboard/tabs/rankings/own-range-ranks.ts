import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { byNameThenId } from '@corner/analytics/athlete/athlete-status.ts'
import type { CornerReadiness } from '@corner/contract/entities/readiness.ts'
import type { AthleteDays } from '../../../../shared/verdict/athlete-days.ts'

export interface OwnRangeRank {
  athlete: AthleteRecords
  readiness: Pick<CornerReadiness, 'score' | 'place' | 'day'> & { score: number }
}

/**
 * The athletes by Corner readiness, the highest first: how far each is from their own usual, which compares across makers. Empty where the
 * team's makers are alike, or nothing is known of today.
 */
export function ownRangeRanks(athletes: readonly AthleteRecords[], days: AthleteDays): OwnRangeRank[] {
  return athletes
    .flatMap((athlete): OwnRangeRank[] => {
      const readiness = days?.get(athlete.athlete_id)?.corner_readiness
      return readiness === undefined || readiness.score === null
        ? []
        : [{ athlete, readiness: { ...readiness, score: readiness.score } }]
    })
    .sort((a, b) => b.readiness.score - a.readiness.score || byNameThenId(a.athlete, b.athlete))
}
