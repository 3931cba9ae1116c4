import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import type { TeamDay } from '@corner/contract/entities/team-records.ts'
import { BoundedMap } from '../../bounded-map/bounded-map.ts'
import type { MeasurementChanges } from '../../measurements/measurement-changes.ts'
import type { VisibleAthletes } from '../../measurements/records-of-athletes.ts'
import { newestDayOf } from '../../measurements/team-day.ts'
import { type JudgedAthlete, judgeAthlete, teamDayOf } from './team-day.ts'

interface Kept {
  /** What the judgement depends on, apart from the measurements. */
  of: string
  mark: number
  judged: Promise<JudgedAthlete>
}

/** Each needs about 3 KB. */
const MAX_KEPT = 5_000

type Asked = Pick<VisibleAthletes, 'athletes' | 'today' | 'now'>
/** Reads the records of some of the athletes, in their order. */
type ReadRecords = (athletes: Asked['athletes']) => Promise<readonly DayRecords[]>

/**
 * The days of teams. The judgement of each athlete is cached until a measurement of theirs changes: on a morning, when one
 * night after the other arrives, each costs one judgement and not that of the whole team.
 */
export class KeptTeamDays {
  private readonly kept = new BoundedMap<string, Kept>(MAX_KEPT)
  private readonly changes: MeasurementChanges

  constructor(changes: MeasurementChanges) {
    this.changes = changes
  }

  /** @param asked what the caller may see; their rights are checked before */
  async get({ athletes, today, now }: Asked, read: ReadRecords): Promise<TeamDay> {
    const mark = this.changes.mark()
    const of = (athlete: Asked['athletes'][number]) =>
      JSON.stringify([athlete, newestDayOf(athlete.offset, today, now)])
    const known = new Map<string, Promise<JudgedAthlete>>()
    for (const athlete of athletes) {
      const judged = this.find(today, athlete.id, of(athlete))
      if (judged) known.set(athlete.id, judged)
    }
    const others = athletes.filter(({ id }) => !known.has(id))
    const records = others.length > 0 ? read(others) : Promise.resolve([])
    others.forEach((athlete, place) => {
      const judged = records.then((found) => judgeAthlete(found[place] as DayRecords, today))
      known.set(athlete.id, judged)
      if (mark !== undefined) this.keep(`${today} ${athlete.id}`, { of: of(athlete), mark, judged })
    })
    return teamDayOf(today, await Promise.all(athletes.map(({ id }) => known.get(id) as Promise<JudgedAthlete>)))
  }

  private find(today: string, id: string, of: string): Promise<JudgedAthlete> | undefined {
    const kept = this.kept.get(`${today} ${id}`)
    return kept && kept.of === of && this.changes.isUnchangedSince(kept.mark, [id]) ? kept.judged : undefined
  }

  private keep(key: string, kept: Kept): void {
    this.kept.set(key, kept)
    kept.judged.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key)
    })
  }
}
