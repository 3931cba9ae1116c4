import type { CalendarDay } from '@corner/wearables/calendar.ts'
import { cycleDays } from '@corner/wearables/cycle-days.ts'
import { recordAudit } from '../audit/audit.ts'
import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import {
  capChanges,
  type DatedSeries,
  deleteFutureRecords,
  findDatedSeries,
  findProviders,
  findUsersAfter,
  hasChangesToCome,
  hasFutureRecords,
} from './day-check-store.ts'
import { lockSeries, moveToDays } from './ingest-store.ts'
import { checkRecordDays } from './record-days.ts'
import type { Series } from './series.ts'

/** What a check found and repaired, in rows. */
export interface MendedDays {
  /** Cycles and recoveries whose day differed from that of dating everything at once. */
  moved: number
  /** Records that were in the future when they were stored. */
  removed: number
  /** Records whose last change was dated in the future: no later change would have replaced them. */
  capped: number
}

const USERS_AT_ONCE = 500

/** The ids of all users, page by page. @param after only those behind this one */
export async function* everyUser(db: Database, after?: string): AsyncGenerator<string> {
  let last: string | null = after ?? null
  for (;;) {
    const ids = await findUsersAfter(db, last, USERS_AT_ONCE)
    yield* ids
    last = ids.at(-1) ?? null
    if (last === null) return
  }
}

/**
 * Compares the stored days of a user's records with those of dating all of them at once, and corrects the difference; deletes
 * records that cannot have been measured, and sets changes dated in the future to the time when they were stored. It also notes
 * again of which days there are records. A user without errors is only read, which blocks no sync.
 */
export async function checkDays(db: Database, userId: string): Promise<MendedDays> {
  return asSeenBy(db, [userId], async (own) => {
    const mended: MendedDays = { moved: 0, removed: 0, capped: 0 }
    const providers = await findProviders(own, userId)
    for (const provider of providers) {
      const { moved, removed, capped } = await checkSeries(own, { user_id: userId, provider })
      mended.moved += moved
      mended.removed += removed
      mended.capped += capped
    }
    await checkRecordDays(own, userId, providers)
    if (mended.moved + mended.removed > 0) await announceMeasurementChange(own, [userId])
    if (mended.removed > 0) {
      const details = { records: mended.removed }
      await recordAudit(own, { subject: userId, action: 'future_records_removed', details })
    }
    return mended
  })
}

async function checkSeries(db: VisibleDatabase, series: Series): Promise<MendedDays> {
  const isMendable =
    (await hasFutureRecords(db, series)) ||
    (await hasChangesToCome(db, series)) ||
    wrongDays(await findDatedSeries(db, series)).size > 0
  if (!isMendable) return { moved: 0, removed: 0, capped: 0 }
  await lockSeries(db, series)
  const removed = await deleteFutureRecords(db, series)
  const capped = await capChanges(db, series)
  const moved = await moveToDays(db, series, wrongDays(await findDatedSeries(db, series)))
  return { moved, removed, capped }
}

/** The right day of each cycle that has a wrong one, or whose recovery has. */
function wrongDays({ cycles, sleeps, recoveries }: DatedSeries): Map<string, CalendarDay> {
  const right = cycleDays(cycles, sleeps)
  const stored = [...cycles.map(({ provider_id, date }) => ({ cycle_id: provider_id, date })), ...recoveries]
  return new Map(
    stored.flatMap(({ cycle_id, date }) => {
      const day = right.get(cycle_id)
      return day === undefined || day === date ? [] : [[cycle_id, day] as const]
    }),
  )
}
