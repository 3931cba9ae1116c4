import type { ActivityDay, Night, RecoveryDay } from '@corner/analytics/athlete/day-records.ts'
import { nameMakers } from '@corner/analytics/series/one-maker.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { localDay } from '@corner/wearables/calendar.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { isLinkedBy } from '../people/link-fields.ts'
import { newestSource } from './athlete-sources.ts'
import { findColumns } from './columns-store.ts'
import { GROUP_OF } from './group-records.ts'
import { findWorkoutHours } from './personal-store.ts'
import { recordsOfColumns } from './records-of-columns.ts'
import { windowsOf } from './source-windows.ts'
import { findWearer, personalWindow } from './wearer.ts'

/**
 * Everything that the analysis of one athlete reads, for this many days until today by their own calendar: records with every
 * field, as the chat reads them (records-reader.ts), so that both agree, and the lengths of workouts. The caller's rights are
 * checked before.
 */
export async function findAnalysedDays(db: Database, athleteId: string, days: number, now: Date) {
  return asSeenBy(db, [athleteId], async (visible) => {
    const wearer = await findWearer(visible, athleteId, now)
    const { link, sources, offset } = wearer
    const today = localDay(now, offset)
    const read = async <R>(name: RecordSeries) => {
      const group = GROUP_OF[name]
      const [window] = windowsOf([{ id: athleteId, sources, until: today }], group, { today, days })
      const [found] = window ? await findColumns(visible, name, true, window) : []
      return found ? (nameMakers(recordsOfColumns(name, found), sources[group]) as R[]) : []
    }
    const workouts = await findWorkoutHours(visible, personalWindow(wearer, 'workouts', { today, days }))
    return {
      today,
      isLinked: isLinkedBy(link?.status),
      provider: newestSource(sources, 'recovery'),
      recovery_data: await read<RecoveryDay>('recovery'),
      sleep_data: await read<Night>('sleep'),
      activity_data: await read<ActivityDay>('activity'),
      workouts: nameMakers(
        workouts.map(({ date, duration_hours }) => ({ date, hours: duration_hours })),
        sources.workouts,
      ),
    }
  })
}
