import { expect, it } from 'vitest'
import { entryOf } from '../export-files/entry-for-tests.ts'
import type { RecordBatch } from '../records.ts'
import { appleExport } from './apple-export.ts'
import { APPLE_CAPABILITIES } from './capabilities.ts'
import { healthData, PATH, sleep, WHOLE } from './sample-export.ts'

const LISTS = { cycle: 'cycles', sleep: 'sleeps', recovery: 'recoveries', workout: 'workouts' } as const
const UNSTAGED = sleep('Asleep', '2026-11-20 23:00:00 -0600', '2026-11-21 06:00:00 -0600')

async function read(): Promise<RecordBatch> {
  const reading = { now: new Date('2026-12-10T15:00:00Z'), timezoneOffset: '+00:00' }
  const { records } = await appleExport.read([entryOf(healthData([...WHOLE, UNSTAGED]), PATH)], reading)
  return records
}

it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
  'the declaration of a %s names just what a file fills',
  async (kind) => {
    const records: readonly object[] = (await read())[LISTS[kind]]
    const filled = new Set(
      records.flatMap((record) => Object.entries(record).flatMap(([field, value]) => (value === null ? [] : [field]))),
    )
    for (const origin of ['provider_id', 'updated_at', 'raw']) filled.delete(origin)
    expect([...APPLE_CAPABILITIES.delivers[kind]].sort()).toEqual([...filled].sort())
  },
)

it('names just the other values that a file fills', async () => {
  const { recoveries } = await read()
  const filled = new Set(recoveries.flatMap(({ other_values }) => Object.keys(other_values ?? {})))
  expect([...(APPLE_CAPABILITIES.otherValues ?? [])].sort()).toEqual([...filled].sort())
})
