import { PROVIDER_LABELS } from '@corner/contract/constants/providers.ts'
import { realDeps } from '../call-deps.ts'
import type { Caller } from '../http/caller.ts'
import { segment } from '../http/described.ts'
import { asObject } from '../http/read-record.ts'
import { getJson } from '../http/request.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RecordBatch, RecordKind, RecordKinds } from '../records.ts'
import type { ProviderEvent } from '../webhook.ts'
import { readParts } from './client.ts'
import { type Collection, pathOf } from './documents.ts'
import { daily } from './event-ids.ts'
import { PARTS_OF } from './parts.ts'
import { daysAround } from './slices.ts'

/**
 * The records that an `updated` event asks for: the workout, or the sleeps of the document's day with the days and the recovery
 * that they are part of; the day before, too, because a night ends it. undefined: 404, so try again a few times, then leave it to
 * polling. A record that cannot be read goes to `setAside`.
 * @throws as `ouraClient`
 */
export async function fetchEvent(
  app: ProviderApp,
  session: ProviderSession,
  { kind, id }: Pick<ProviderEvent, 'kind' | 'id'>,
  deps = realDeps,
): Promise<RecordBatch | undefined> {
  const caller: Caller = { label: PROVIDER_LABELS.oura, app, session, deps }
  const empty: RecordBatch = { cycles: [], sleeps: [], recoveries: [], workouts: [] }
  const { collection, documentId }: { collection: Collection; documentId: string } = daily.read(id) ?? {
    collection: kind === 'workout' ? 'workout' : 'sleep',
    documentId: id,
  }
  const document = await getJson(caller, `${pathOf(collection)}/${segment(documentId)}`)
  if (document === undefined) return undefined
  if (collection === 'workout') return { ...empty, workouts: readParts(caller, 'workout', [document]) }
  const day = asObject(document)?.day
  if (typeof day !== 'string' || Number.isNaN(Date.parse(day))) return empty
  const { asked, told } = daysAround(day)
  const read = async <K extends RecordKind>(of: K): Promise<RecordKinds[K][]> => {
    const parts = await PARTS_OF[of](caller, asked)
    return readParts(
      caller,
      of,
      parts.filter((part) => told.includes(dayOfSleep(part) ?? '')),
    )
  }
  const [cycles, sleeps, recoveries] = await Promise.all([read('cycle'), read('sleep'), read('recovery')])
  return { ...empty, cycles, sleeps, recoveries }
}

function dayOfSleep(part: unknown): string | undefined {
  const day = asObject(asObject(part)?.sleep)?.day
  return typeof day === 'string' ? day : undefined
}
