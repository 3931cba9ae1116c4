import { announceMeasurementChange } from '../changes/change-channel.ts'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { lockSeries } from './ingest-store.ts'
import { forgetRecordDays } from './record-days.ts'
import type { Series } from './series.ts'
import { countSeries, deleteSeries, deleteWordings } from './series-removal-store.ts'

export { countSeries }

/**
 * Deletes everything that is stored of one provider about a user, in the caller's transaction, which holds the series locked
 * from then on.
 * @returns how many records there were
 */
export async function removeSeries(transaction: VisibleDatabase, series: Series): Promise<number> {
  await lockSeries(transaction, series)
  const removed = await deleteSeries(transaction, series)
  await forgetRecordDays(transaction, series)
  await deleteWordings(transaction, series.user_id)
  if (removed > 0) await announceMeasurementChange(transaction, [series.user_id])
  return removed
}
