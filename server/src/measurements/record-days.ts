import { earlierDay, laterDay } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { MEASURE_GROUPS } from '@corner/contract/entities/record-sources.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import { announceLinkChange } from '../changes/change-channel.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { GROUP_RECORDS } from './group-records.ts'
import { lockSeries } from './ingest-store.ts'
import type { Dated } from './ingest-upsert.ts'
import {
  deleteRecordDays,
  findNotedProviders,
  findRecordDays,
  hasAnotherMaker,
  keepRecordDays,
  type RecordDays,
  readRecordDays,
} from './record-days-store.ts'
import type { Series } from './series.ts'

type DatedBatch = { [Table in keyof RecordBatch]: readonly Dated<RecordBatch[Table][number]>[] }

/**
 * Notes the days of a maker's new records. Within a transaction that holds `lockSeries`. Where there is another maker, an earlier
 * first day can change whose records count, which lists of teams show as well.
 */
export async function noteRecordDays(db: VisibleDatabase, series: Series, batch: DatedBatch): Promise<void> {
  const known = await findRecordDays(db, series)
  const together = joined(known, daysOf(batch))
  if (isSame(known, together)) return
  await keepRecordDays(db, series, together)
  const isEarlier = !isSame(startsOf(known), startsOf(together))
  if (isEarlier && (await hasAnotherMaker(db, series))) await announceLinkChange(db, series.user_id)
}

/**
 * Works the days of a maker's records out again, after some of them were deleted or moved to another day. Within a transaction
 * that holds `lockSeries`.
 */
export async function refreshRecordDays(db: VisibleDatabase, series: Series): Promise<void> {
  const [known, stored] = [await findRecordDays(db, series), await readRecordDays(db, series)]
  if (isSame(known, stored)) return
  await keepRecordDays(db, series, stored)
  if (await hasAnotherMaker(db, series)) await announceLinkChange(db, series.user_id)
}

/** Deletes what is noted of a maker whose records were all deleted, with the athlete's choice of it. */
export async function forgetRecordDays(db: VisibleDatabase, series: Series): Promise<void> {
  await deleteRecordDays(db, series)
  if (await hasAnotherMaker(db, series)) await announceLinkChange(db, series.user_id)
}

/**
 * `refreshRecordDays` for every maker of a user, as a check: for records that were deleted in another way. One without a difference is only
 * read, which blocks no sync.
 */
export async function checkRecordDays(
  db: VisibleDatabase,
  userId: string,
  providers: readonly string[],
): Promise<void> {
  const noted = await findNotedProviders(db, userId)
  for (const provider of new Set([...providers, ...noted])) {
    const series = { user_id: userId, provider }
    if (isSame(await findRecordDays(db, series), await readRecordDays(db, series))) continue
    await lockSeries(db, series)
    await refreshRecordDays(db, series)
  }
}

function daysOf(batch: DatedBatch): RecordDays {
  const days: RecordDays = {}
  for (const group of MEASURE_GROUPS) {
    const { table, measures } = GROUP_RECORDS[group]
    for (const { date, ...record } of batch[table] as readonly ({ date: CalendarDay | null } & object)[]) {
      if (date === null || !isOfGroup(record, measures)) continue
      const { from, until } = days[group] ?? { from: date, until: date }
      days[group] = { from: earlierDay(date, from), until: laterDay(date, until) }
    }
  }
  return days
}

const isOfGroup = (record: object, measures: readonly string[] | null) =>
  measures === null || measures.some((field) => (record as Record<string, unknown>)[field] != null)

function joined(one: RecordDays, other: RecordDays): RecordDays {
  const days: RecordDays = {}
  for (const group of MEASURE_GROUPS) {
    const [a, b] = [one[group] ?? other[group], other[group] ?? one[group]]
    if (a && b) days[group] = { from: earlierDay(a.from, b.from), until: laterDay(a.until, b.until) }
  }
  return days
}

const startsOf = (days: RecordDays): RecordDays =>
  Object.fromEntries(Object.entries(days).map(([group, { from }]) => [group, { from, until: from }]))

const isSame = (one: RecordDays, other: RecordDays) =>
  MEASURE_GROUPS.every((group) => one[group]?.from === other[group]?.from && one[group]?.until === other[group]?.until)
