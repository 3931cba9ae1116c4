import { logOf } from '../../log/log.ts'
import type { Links } from '../links.ts'
import { type OpenEvent, type Patience, postponeEvents } from './event-store.ts'

const log = logOf('wearables')

/** An hour of failures is repaired within the hour; after days of failures an event is tried four times a day. */
const PATIENCE: Patience = {
  firstPauseMinutes: 5,
  longestPauseMinutes: 60,
  laterPauseMinutes: 6 * 60,
  days: 8,
  rounds: 10,
}

/** A round for these events has failed: they are retried later, or given up, with a log line for each. */
export async function postpone(
  { database, provider }: Links,
  events: readonly OpenEvent[],
  reason: string,
): Promise<void> {
  const givenUp = await postponeEvents(database, provider.name, events, reason, PATIENCE)
  for (const { type, object_id, tries } of givenUp)
    log.warn('News of a record is given up', { type, object_id, tries, reason })
}
