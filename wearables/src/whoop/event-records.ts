import { realConditions } from '../conditions.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RecordBatch } from '../records.ts'
import type { ProviderEvent } from '../webhook.ts'
import { whoopClient } from './client.ts'

/**
 * What an `updated` event calls for (whoop-api.md, "Webhooks"): the sleep with its cycle and recovery, or the workout with the
 * cycles of its time, since no event tells of cycles. undefined: 404, so try again a few times, then leave it to the poll.
 * A record that cannot be read is set aside by the session and missing in the answer; without it what belongs to it stays away, too.
 * A `deleted` event needs no call: a sleep goes with its recovery, both are found by the sleep's id.
 * @throws as `whoopClient`
 */
export async function fetchEvent(
  app: ProviderApp,
  session: ProviderSession,
  event: Pick<ProviderEvent, 'kind' | 'id'>,
  conditions = realConditions,
): Promise<RecordBatch | undefined> {
  const client = whoopClient(app, session, conditions)
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
