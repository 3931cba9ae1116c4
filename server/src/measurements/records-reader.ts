import type {
  ActivityDay,
  DayRecords,
  Nap,
  Night,
  RecoveryDay,
  Workout,
} from '@corner/analytics/athlete/day-records.ts'
import { nameMakers } from '@corner/analytics/series/one-maker.ts'
import { RECORD_SERIES, type RecordSeries } from '@corner/contract/metrics/record-series.ts'
import type { Database } from '../database/database.ts'
import { linkFields } from '../people/link-fields.ts'
import { newestSource } from './athlete-sources.ts'
import { readOfAll } from './athlete-windows.ts'
import { findColumns } from './columns-store.ts'
import { GROUP_OF } from './group-records.ts'
import { RECORD_READINGS } from './record-readings.ts'
import type { VisibleAthletes } from './records-of-athletes.ts'
import { recordsOfColumns } from './records-of-columns.ts'

/** By user id, for each athlete who has such records, oldest first. */
type Found = ReadonlyMap<string, readonly object[]>

type ReadAthletes = Omit<VisibleAthletes, 'team'>

/** Reads the records of certain athletes while one question is answered: each series and length only once. */
export class RecordsReader {
  private readonly series = new Map<string, Promise<Found>>()
  private readonly records = new Map<string, Promise<readonly DayRecords[]>>()
  private readonly db: Database
  private readonly visible: ReadAthletes

  constructor(db: Database, visible: ReadAthletes) {
    this.db = db
    this.visible = visible
  }

  /**
   * Their records of this many days until today, each of the maker that counts on its day, in the order of the athletes.
   * @param inFull series of which every field is needed; naps and workouts are left out unless listed here
   */
  read(days: number, inFull: readonly RecordSeries[]): Promise<readonly DayRecords[]> {
    const wanted = RECORD_SERIES.filter((name) => inFull.includes(name))
    return once(this.records, `${days} ${wanted}`, () => this.join(days, wanted))
  }

  private async join(days: number, inFull: readonly RecordSeries[]): Promise<DayRecords[]> {
    const [recovery, sleep, activity, naps, workouts] = await Promise.all(
      RECORD_SERIES.map((name) => this.find(name, inFull.includes(name), days)),
    )
    return this.visible.athletes.map(({ id, first_name, name, link, sources }) => {
      const hasRecords = [recovery, sleep, activity, naps, workouts].some((found) => found?.has(id))
      return {
        athlete_id: id,
        athlete_name: name,
        first_name,
        ...linkFields(link),
        provider: link || hasRecords ? newestSource(sources, 'recovery') : null,
        recovery_data: (recovery?.get(id) ?? []) as RecoveryDay[],
        sleep_data: (sleep?.get(id) ?? []) as Night[],
        activity_data: (activity?.get(id) ?? []) as ActivityDay[],
        ...(naps && { naps: (naps.get(id) ?? []) as Nap[] }),
        ...(workouts && { workouts: (workouts.get(id) ?? []) as Workout[] }),
      }
    })
  }

  /** undefined: none of its fields is shown, and it is not wanted in full. */
  private find(name: RecordSeries, inFull: boolean, days: number): Promise<Found> | undefined {
    if (!inFull && Object.keys(RECORD_READINGS[name].shown).length === 0) return undefined
    return once(this.series, `${name} ${inFull} ${days}`, async () => {
      const group = GROUP_OF[name]
      const found = await readOfAll(this.db, this.visible, group, { ...this.visible, days }, (db, window) =>
        findColumns(db, name, inFull, window),
      )
      const records = this.visible.athletes.flatMap(({ id, sources }): [string, readonly object[]][] => {
        const columns = found.get(id)
        return columns ? [[id, nameMakers(recordsOfColumns(name, columns), sources[group])]] : []
      })
      return new Map(records)
    })
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}
