import { logOf } from '../../log/log.ts'
import type { Links } from '../links.ts'
import { type OpenEvent, type Patience, postponeEvents } from './event-store.ts'

const log = logOf('wearables')

/** An hour of trouble is over within the hour; one of days costs an event four tries a day. */
const PATIENCE: Patience = {
  firstPauseMinutes: 5,
  longestPauseMinutes: 60,
  laterPauseMinutes: 6 * 60,
  days: 8,
  rounds: 10,
}

/** A round for these events has failed: they are tried again later, or given up, with a line of the log for each. */
export async function postpone(
  { database, provider }: Links,
  events: readonly OpenEvent[],
  reason: string,
): Promise<void> {
  const givenUp = await postponeEvents(database, provider.name, events, reason, PATIENCE)
  for (const { type, object_id, tries } of givenUp)
    log.warn('News of a record is given up', { type, object_id, tries, reason })
}
