import { realDeps } from '../call-deps.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RecordBatch } from '../records.ts'
import type { ProviderEvent } from '../webhook.ts'
import { whoopClient } from './client.ts'

/**
 * The records that an `updated` event asks for (docs/reference/device-api.md#webhooks): the sleep with its cycle and
 * recovery, or the workout with the cycles of its time, because cycles have no events of their own. undefined: 404; try
 * again a few times, then leave it to polling. A record that cannot be read goes to `setAside` and is missing from the
 * result, together with the records that depend on it. A `deleted` event needs no request: the sleep's id identifies the
 * sleep and its recovery.
 * @throws as `whoopClient`
 */
export async function fetchEvent(
  app: ProviderApp,
  session: ProviderSession,
  event: Pick<ProviderEvent, 'kind' | 'id'>,
  deps = realDeps,
): Promise<RecordBatch | undefined> {
  const client = whoopClient(app, session, deps)
  const batch: RecordBatch = { cycles: [], sleeps: [], recoveries: [], workouts: [] }
  if (event.kind === 'workout') {
    const workout = await client.findWorkout(event.id)
    if (!workout || workout === 'unreadable') return workout && batch
    batch.workouts.push(workout)
    const window = { start: workout.start_at, end: new Date(workout.end_at.getTime() + 1) } // `end` is exclusive
    for await (const page of client.pages('cycle', window)) batch.cycles.push(...page)
    return batch
  }
  const sleep = await client.findSleep(event.id)
  if (!sleep || sleep === 'unreadable') return sleep && batch
  batch.sleeps.push(sleep)
  if (sleep.cycle_id === null) return batch
  const cycle = await client.findCycle(sleep.cycle_id)
  if (cycle && cycle !== 'unreadable') batch.cycles.push(cycle)
  const recovery = sleep.nap ? undefined : await client.findRecovery(sleep.cycle_id)
  if (recovery && recovery !== 'unreadable') batch.recoveries.push(recovery)
  return event.kind === 'recovery' && !recovery ? undefined : batch
}
