import { realConditions } from '../conditions.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { CycleRecord, RecordBatch } from '../records.ts'
import { whoopClient } from './client.ts'
import type { WhoopEvent } from './webhook.ts'

/**
 * What an `updated` event calls for (whoop-api.md, "Webhooks"): the sleep with its cycle and recovery, or the workout with the
 * cycles of its time, since no event tells of cycles. undefined: 404, so try again a few times, then leave it to the poll.
 * A `deleted` event needs no call: a sleep goes with its recovery, both are found by the sleep's id.
 * @throws as `whoopClient`
 */
export async function eventRecords(
  app: ProviderApp,
  session: ProviderSession,
  event: Pick<WhoopEvent, 'kind' | 'id'>,
  conditions = realConditions,
): Promise<RecordBatch | undefined> {
  const client = whoopClient(app, session, conditions)
  if (event.kind === 'workout') {
    const workout = await client.findWorkout(event.id)
    if (!workout) return undefined
    const window = { start: workout.start_at, end: new Date(workout.end_at.getTime() + 1) } // `end` is exclusive
    const cycles: CycleRecord[] = []
    for await (const page of client.pages('cycle', window)) cycles.push(...page)
    return { cycles, sleeps: [], recoveries: [], workouts: [workout] }
  }
  const sleep = await client.findSleep(event.id)
  if (!sleep) return undefined
  if (sleep.cycle_id === null) return { cycles: [], sleeps: [sleep], recoveries: [], workouts: [] }
  const cycle = await client.findCycle(sleep.cycle_id)
  const recovery = sleep.nap ? undefined : await client.findRecovery(sleep.cycle_id)
  if (event.kind === 'recovery' && !recovery) return undefined
  return { cycles: cycle ? [cycle] : [], sleeps: [sleep], recoveries: recovery ? [recovery] : [], workouts: [] }
}
