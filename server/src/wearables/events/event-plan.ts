/** What a record's open events ask for, in this order: removals, then one fetch for all events in `wanted`. */
export interface EventPlan<Event> {
  removals: ('sleep' | 'recovery' | 'workout')[]
  wanted: Event[]
}

/**
 * Reads the open events of one record together. An `updated` that a deletion followed needs no fetch; one that came after it does:
 * whether the record is there again is the provider's to say.
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
    // A recovery goes with its sleep; a sleep outlives its recovery.
    wanted = kind === 'recovery' ? wanted.filter(({ type }) => type !== 'recovery.updated') : []
  }
  return { removals: [...removals], wanted }
}
