/** What a record's open events require, in this order: removals, then one fetch for all events in `wanted`. */
export interface EventPlan<Event> {
  removals: ('sleep' | 'recovery' | 'workout')[]
  wanted: Event[]
}

/**
 * Combines the open events of one record. An `updated` before a deletion needs no fetch; one after it does, because only the
 * provider knows whether the record exists again.
 * @param events in the order in which they were received
 */
export function planOf<Event extends { type: string }>(events: readonly Event[]): EventPlan<Event> {
  const removals = new Set<'sleep' | 'recovery' | 'workout'>()
  let wanted: Event[] = []
  for (const event of events) {
    const [kind, change] = event.type.split('.') as ['sleep' | 'recovery' | 'workout', 'updated' | 'deleted']
    if (change === 'updated') {
      wanted.push(event)
      continue
    }
    removals.add(kind)
    // A recovery is deleted with its sleep; a sleep stays when its recovery is deleted.
    wanted = kind === 'recovery' ? wanted.filter(({ type }) => type !== 'recovery.updated') : []
  }
  return { removals: [...removals], wanted }
}
