import { beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { createTestApp } from '../testing/app.ts'
import { addAthlete } from './athlete-for-tests.ts'
import { checkDays } from './day-check.ts'
import { storeRecords } from './ingest.ts'
import { removeRecord } from './ingest-removal.ts'
import { findRecordDays, readRecordDays } from './record-days-store.ts'
import { batch, cycle, recovery, sleep, workout } from './records-for-tests.ts'
import type { Series } from './series.ts'

const { database, pool } = await createTestApp()
const app = openDatabase(pool)

let series: Series
beforeEach(async () => {
  series = { user_id: await addAthlete(database), provider: 'whoop' }
})
const noted = () => asSeenBy(app, [series.user_id], (own) => findRecordDays(own, series))
const stored = () => asSeenBy(app, [series.user_id], (own) => readRecordDays(own, series))
const UTC = { timezone_offset: '+00:00' }
const night = (day: number, id = `s${day}`) =>
  sleep(id, `2026-03-0${day}T00:00:00Z`, `2026-03-0${day}T07:00:00Z`, { ...UTC, cycle_id: `c${day}` })
const dayOf = (day: number, changes = {}) => cycle(`c${day}`, `2026-03-0${day}T00:00:00Z`, { ...UTC, ...changes })

it('knows the first and the last day of each group, whatever comes first', async () => {
  await storeRecords(app, series, batch({ cycles: [dayOf(4)], sleeps: [night(4)], recoveries: [recovery('c4', 's4')] }))
  await storeRecords(app, series, batch({ cycles: [dayOf(2)], sleeps: [night(2)] }))
  await storeRecords(app, series, batch({ sleeps: [night(3)], workouts: [workout('w', '2026-03-06T10:00:00Z', UTC)] }))
  expect(await noted()).toEqual({
    recovery: { from: '2026-03-04', until: '2026-03-04' },
    sleep: { from: '2026-03-02', until: '2026-03-04' },
    activity: { from: '2026-03-02', until: '2026-03-04' },
    workouts: { from: '2026-03-06', until: '2026-03-06' },
  })
  expect(await noted()).toEqual(await stored())
})

it('does not count a cycle that only gives a sleep its day, nor a recovery that is still awaited', async () => {
  const nothing = { strain: null, kilojoule: null, average_heart_rate: null, max_heart_rate: null }
  const awaited = { recovery_score: null, resting_heart_rate: null, hrv_rmssd_milli: null }
  const pending = recovery('c2', 's2', { score_state: 'PENDING_SCORE', ...awaited })
  await storeRecords(app, series, batch({ cycles: [dayOf(2, nothing)], sleeps: [night(2)], recoveries: [pending] }))
  expect(await noted()).toEqual({ sleep: { from: '2026-03-02', until: '2026-03-02' } })
})

it('follows the records when one is deleted, until there is none', async () => {
  await storeRecords(app, series, batch({ sleeps: [night(2), night(3)] }))
  await removeRecord(app, series, 'sleep', 's2')
  expect(await noted()).toEqual({ sleep: { from: '2026-03-03', until: '2026-03-03' } })
  await removeRecord(app, series, 'sleep', 's3')
  expect(await noted()).toEqual({})
})

it('is put right by the nightly check where records went in another way', async () => {
  await storeRecords(app, series, batch({ sleeps: [night(2), night(3)] }))
  await database.deleteFrom('sleeps').where('provider_id', '=', 's3').where('user_id', '=', series.user_id).execute()
  await checkDays(app, series.user_id)
  expect(await noted()).toEqual({ sleep: { from: '2026-03-02', until: '2026-03-02' } })
  await database.deleteFrom('sleeps').where('user_id', '=', series.user_id).execute()
  await checkDays(app, series.user_id)
  expect(await noted()).toEqual({})
})

it('follows a cycle that a later sleep moves to another day', async () => {
  await storeRecords(app, series, batch({ cycles: [cycle('c', '2026-03-01T20:00:00Z', UTC)] }))
  const before = await noted()
  const late = sleep('s', '2026-03-02T01:00:00Z', '2026-03-02T09:00:00Z', { ...UTC, cycle_id: 'c' })
  await storeRecords(app, series, batch({ sleeps: [late] }))
  expect([before, await noted()]).toEqual([before, await stored()])
})
