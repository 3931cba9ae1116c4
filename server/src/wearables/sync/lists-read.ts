import type { RecordKind, RecordOrigin } from '@corner/wearables/records.ts'

/** Which records the provider's lists of a window contained: only for lists that were read to their end. */
export interface ListsRead {
  note(kind: RecordKind, page: readonly Pick<RecordOrigin, 'provider_id'>[]): void
  /** The list is complete. Not called for one that broke off, or in which a record was left out. */
  end(kind: RecordKind): void
  complete(): ReadonlyMap<RecordKind, ReadonlySet<string>>
}

export function openListsRead(): ListsRead {
  const ids = new Map<RecordKind, Set<string>>()
  const ended = new Set<RecordKind>()
  return {
    note(kind, page) {
      const known = ids.get(kind) ?? new Set()
      for (const { provider_id } of page) known.add(provider_id)
      ids.set(kind, known)
    },
    end: (kind) => void ended.add(kind),
    complete: () => new Map([...ended].map((kind) => [kind, ids.get(kind) ?? new Set()])),
  }
}
