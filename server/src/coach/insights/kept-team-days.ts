import type { CoachScope } from '@corner/coach/scope.ts'
import type { TeamDay } from '@corner/contract/entities/team-records.ts'
import type { MeasurementChanges } from '../../measurements/measurement-changes.ts'
import { PayloadCache } from '../../measurements/payload-cache.ts'
import { readTeamDay } from './team-day.ts'

interface Kept {
  day: TeamDay
  bytes: number
}

const LIMIT_BYTES = 8 * 1024 * 1024

/** The days of teams, each computed once and cached until a measurement of an athlete in it changes. */
export class KeptTeamDays {
  private readonly kept: PayloadCache<Kept>

  constructor(changes: MeasurementChanges) {
    this.kept = new PayloadCache(changes, LIMIT_BYTES)
  }

  /** @param scope what the caller may see; their rights are checked before */
  async get(scope: CoachScope): Promise<TeamDay> {
    const { team, today, athletes } = scope
    const key = JSON.stringify([team.id, today, athletes])
    const ids = athletes.map(({ id }) => id)
    const { day } = await this.kept.get(key, ids, async () => {
      const read = await readTeamDay(scope)
      return { day: read, bytes: JSON.stringify(read).length }
    })
    return day
  }
}
