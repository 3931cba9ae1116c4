import { randomUUID } from 'node:crypto'
import { personOf } from '../../people/person.ts'
import type { RecordKind } from '../records/revisions.ts'

/** The body of a webhook. `id`: the sleep's uuid for a sleep and its recovery, the workout's own for a workout. */
export interface WhoopEvent {
  user_id: number
  id: string
  type: `${RecordKind}.${'updated' | 'deleted'}`
  trace_id: string
}

export function whoopEvent(seed: number, member: number, type: WhoopEvent['type'], id: string): WhoopEvent {
  return { user_id: personOf(seed, member).user_id, id, type, trace_id: randomUUID() }
}
