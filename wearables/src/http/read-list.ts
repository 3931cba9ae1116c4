import { CallUnavailable } from '../failures.ts'
import type { RecordKind, RecordKinds } from '../records.ts'
import type { Caller } from './caller.ts'
import { type ReadResult, recordOrSetAside } from './read-record.ts'

/** In a shorter list all records may be bad by chance. If none of this many can be read, the provider has changed its format. */
const MIN_TO_JUDGE = 10

/**
 * The records of a list or of a page of it; those that cannot be read go to the session's `setAside`.
 * @param what names the list in a message, for example its path
 * @throws CallUnavailable for ten or more records of which none can be read; else as `recordOrSetAside`
 */
export function recordsOfList<K extends RecordKind>(
  caller: Pick<Caller, 'label' | 'session'>,
  what: string,
  list: readonly unknown[],
  read: (raw: unknown, position: number) => ReadResult<K>,
): RecordKinds[K][] {
  const records = list.flatMap((raw, position) => recordOrSetAside(caller, what, read(raw, position)) ?? [])
  if (records.length === 0 && list.length >= MIN_TO_JUDGE)
    throw new CallUnavailable(`Of ${list.length} records of ${what} not one can be read`)
  return records
}
