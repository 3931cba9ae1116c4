import { realDeps } from '../call-deps.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RecordBatch } from '../records.ts'
import type { ProviderEvent } from '../webhook.ts'
import { intervalsClient } from './client.ts'
import { dateOfDayId } from './mapping.ts'

/**
 * The records that an `updated` event asks for: the day's cycle and recovery, or the activity. undefined: 404, or an activity
 * that Intervals.icu withholds.
 * @throws as `intervalsClient`
 */
export async function fetchEvent(
  app: ProviderApp,
  session: ProviderSession,
  { kind, id }: Pick<ProviderEvent, 'kind' | 'id'>,
  deps = realDeps,
): Promise<RecordBatch | undefined> {
  const client = intervalsClient(app, session, deps)
  const nothing: RecordBatch = { cycles: [], sleeps: [], recoveries: [], workouts: [] }
  if (kind !== 'workout') {
    const date = dateOfDayId(id)
    return date === undefined ? undefined : { ...nothing, ...(await client.findDay(date)) }
  }
  const workout = await client.findWorkout(id)
  if (workout === undefined) return undefined
  return workout === 'unreadable' ? nothing : { ...nothing, workouts: [workout] }
}
