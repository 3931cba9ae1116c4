import { expect, it } from 'vitest'
import { readExport } from '../whoop/export/read-export.ts'
import { WHOLE_EXPORT, zip } from '../whoop/export/sample-export.ts'
import { areDuplicates, withoutDuplicates } from './duplicates.ts'

const { records } = readExport(zip(WHOLE_EXPORT), new Date('2026-07-28T12:00:00Z'))
const NOTHING = { cycles: [], sleeps: [], workouts: [], recoveries: [] }

it('takes starts up to a minute apart for the same record', () => {
  const at = new Date('2026-07-25T23:10:39Z')
  expect(areDuplicates(at, new Date('2026-07-25T23:11:39Z'))).toBe(true)
  expect(areDuplicates(at, new Date('2026-07-25T23:09:38.999Z'))).toBe(false)
})

it('keeps the whole export when the API has delivered nothing', () => {
  expect(withoutDuplicates(records, NOTHING)).toEqual(records)
})

it('removes what the API has delivered, and links the rest to it', () => {
  const rest = withoutDuplicates(records, {
    cycles: [
      { provider_id: 'far', start_at: new Date('2026-07-25T23:09:50Z') },
      { provider_id: '93845', start_at: new Date('2026-07-25T23:10:59.500Z') },
    ],
    sleeps: [{ provider_id: 'night-uuid', start_at: new Date('2026-07-25T23:10:39.120Z') }],
    workouts: [{ provider_id: 'run-uuid', start_at: new Date('2026-01-27T19:53:59Z') }],
    recoveries: [],
  })
  expect(rest.cycles.map(({ provider_id }) => provider_id)).toEqual([
    'export:cycle:2026-07-26T23:52Z',
    'export:cycle:2024-07-28T23:00Z',
  ])
  expect(rest.sleeps).toMatchObject([{ nap: true, cycle_id: '93845' }, { cycle_id: 'export:cycle:2026-07-26T23:52Z' }])
  expect(rest.recoveries).toMatchObject([
    { provider_id: 'export:cycle:2026-07-26T23:52Z' },
    { provider_id: '93845', cycle_id: '93845', sleep_id: 'night-uuid', recovery_score: 76 },
  ])
  expect(rest.workouts).toHaveLength(2)
})

it('removes the recovery of a cycle whose recovery the API has delivered', () => {
  const rest = withoutDuplicates(records, {
    ...NOTHING,
    cycles: [{ provider_id: '93845', start_at: new Date('2026-07-25T23:10:39Z') }],
    recoveries: [{ cycle_id: '93845' }],
  })
  expect(rest.recoveries.map(({ provider_id }) => provider_id)).toEqual(['export:cycle:2026-07-26T23:52Z'])
})

it('leaves nothing when the API has delivered everything', () => {
  const stored = { ...records, recoveries: records.recoveries }
  expect(withoutDuplicates(records, stored)).toEqual({ cycles: [], sleeps: [], recoveries: [], workouts: [] })
})
