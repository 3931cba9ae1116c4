import type { ActivityDay, Night, RecoveryDay } from '@corner/analytics/athlete/day-records.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { localDay } from '@corner/wearables/calendar.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { isLinkedBy } from '../people/link-fields.ts'
import { findColumns } from './columns-store.ts'
import { findWorkoutHours } from './personal-store.ts'
import { recordsOfColumns } from './records-of-columns.ts'
import { findWearer } from './wearer.ts'

/**
 * Everything that the analysis of one athlete reads, for this many days until today by their own calendar: records with every
 * field, as the chat reads them (records-reader.ts), so that both agree, and the lengths of workouts. The caller's rights are
 * checked before.
 */
export async function findAnalysedDays(db: Database, athleteId: string, days: number, now: Date) {
  return asSeenBy(db, [athleteId], async (visible) => {
    const { link, series, offset } = await findWearer(visible, athleteId, now)
    const today = localDay(now, offset)
    const window = { userIds: [athleteId], provider: series.provider, today, days, until: today }
    const read = async <R>(name: RecordSeries) => {
      const [found] = await findColumns(visible, name, true, window)
      return found ? (recordsOfColumns(name, found) as R[]) : []
    }
    const workouts = await findWorkoutHours(visible, { ...series, start: null, days, until: today })
    return {
      today,
      isLinked: isLinkedBy(link?.status),
      recovery_data: await read<RecoveryDay>('recovery'),
      sleep_data: await read<Night>('sleep'),
      activity_data: await read<ActivityDay>('activity'),
      workouts: workouts.map(({ date, duration_hours }) => ({ date, hours: duration_hours })),
    }
  })
}
