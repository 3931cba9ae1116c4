import { CYCLE_HEADERS, JOURNAL, WORKOUT_HEADERS, zip } from '@corner/wearables/whoop/export/sample-export.ts'
import { beforeEach, expect, it } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'

const testDatabase = await createTestDatabase()
const { app, database } = await startWearableApp(testDatabase, {})
let ada: string

beforeEach(async () => {
  ada = await addAthlete(database)
})

const CYCLES = `${CYCLE_HEADERS}
2026-03-10 23:10:47,,UTC-05:00,57,56,63,34.07,95.00,,,,,2026-03-10 23:10:47,2026-03-11 07:07:55,57,17.7,449,477,204,110,135,28,580,100,94,69
2026-03-09 23:40:13,2026-03-10 23:10:47,UTC-05:00,72,55,65,34.17,96.12,6.7,2127,152,70,2026-03-09 23:40:13,2026-03-10 07:08:45,74,17.5,412,448,200,84,128,36,608,127,92,59
`
const WORKOUTS = `${WORKOUT_HEADERS}
2026-03-09 23:40:13,2026-03-10 23:10:47,UTC-05:00,2026-03-10 17:00:00,2026-03-10 18:30:00,90,Wrestling,13.4,801.5,188,141,10,20,30,25,10,false
`
const exported = zip({
  'physiological_cycles.csv': CYCLES,
  'workouts.csv': WORKOUTS,
  'journal_entries.csv': JOURNAL,
})

async function upload(bytes: Uint8Array, type = 'application/zip', user = ada) {
  const headers = { 'x-caller': user, 'content-type': type }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/wearables/import/',
    headers,
    payload: Buffer.from(bytes),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const rowsOf = (table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts') =>
  database.selectFrom(table).selectAll().where('user_id', '=', ada).orderBy('date').execute()

it('takes in the history of an athlete who has no link', async () => {
  const { status, body } = await upload(exported)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    imported: { cycles: 2, sleeps: 2, recoveries: 2, workouts: 1 },
    already_there: 0,
    first_day: '2026-03-09',
    last_day: '2026-03-11',
  })
  expect(await rowsOf('recoveries')).toMatchObject([
    { date: '2026-03-10', provider: 'whoop', recovery_score: 72, hrv_rmssd_milli: 65 },
    { date: '2026-03-11', recovery_score: 57, resting_heart_rate: 56 },
  ])
  expect(await rowsOf('cycles')).toMatchObject([
    { date: '2026-03-10', strain: 6.7, average_heart_rate: 70 },
    { date: '2026-03-11', strain: null, end_at: null },
  ])
  expect(await rowsOf('workouts')).toMatchObject([{ date: '2026-03-10', strain: 13.4 }])
})

it('changes nothing the second time', async () => {
  await upload(exported)
  const { body } = await upload(exported)
  expect(body).toMatchObject({ imported: { cycles: 0, sleeps: 0, recoveries: 0, workouts: 0 }, already_there: 7 })
  expect(await rowsOf('cycles')).toHaveLength(2)
})

it.each([
  ['an empty file', Buffer.alloc(0), /empty/],
  ['no zip', Buffer.from('hello'), /header/i],
  ['a zip without CSV', zip({ 'readme.txt': 'hello' }), /no WHOOP export/],
  ['a zip cut short', exported.subarray(0, exported.length - 40), /./],
  [
    'a number that is none',
    zip({ 'physiological_cycles.csv': CYCLES.replace(',72,55,65,', ',72,fifty,65,'), 'workouts.csv': WORKOUTS }),
    /physiological_cycles\.csv, line 3, column .Resting heart rate \(bpm\)/,
  ],
  [
    'a row of a year to come',
    zip({ 'physiological_cycles.csv': CYCLES.replaceAll('2026-03-10', '2098-03-10'), 'workouts.csv': WORKOUTS }),
    /physiological_cycles\.csv, line 2, .* starts on Mar 10, 2098, which is in the future. Check the year, or whether day/,
  ],
])('refuses %s with a sentence, and takes nothing of it', async (_name, bytes, sentence) => {
  const { status, body } = await upload(bytes)
  expect(status).toBe(400)
  expect(body.error).toMatch(sentence)
  expect(body.fields).toHaveProperty('file')
  expect(await rowsOf('workouts')).toEqual([])
})

it('refuses more than 60 MB, and what is no file', async () => {
  const tooLarge = await upload(Buffer.alloc(60 * 1024 * 1024 + 1))
  expect(tooLarge).toMatchObject({ status: 413, body: { error: expect.stringMatching(/60 MB/) } })
  expect((await upload(Buffer.from('{}'), 'application/json')).status).toBe(415)
})

it('asks who it is', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/wearables/import/',
    headers: { 'content-type': 'application/zip' },
    payload: Buffer.from(exported),
  })
  expect(reply.statusCode).toBe(401)
})

it('reads a very large export beside the thread that answers others', async () => {
  const hours = Array.from({ length: 15_000 }, (_, hour) => new Date(Date.UTC(2020, 0, 1, hour)).toISOString())
  const at = (hour: string) => hour.slice(0, 19).replace('T', ' ')
  const rows = hours.map((hour) => `${at(hour)},,UTCZ,57,56,63,34.07,95.00,,,,,,,57,17.7,,,,,,,,,,`)
  const large = zip({ 'physiological_cycles.csv': `${CYCLE_HEADERS}\n${rows.join('\n')}\n"` }) // refused at its very end
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
  expect((await upload(large)).status).toBe(400)
  const spent = ({ user, system }: NodeJS.CpuUsage) => user + system
  // CPU time, which does not depend on how busy the machine is: read by the server itself, the file would take nearly all of
  // it.
  expect(spent(process.threadCpuUsage(own)) / spent(process.cpuUsage(all))).toBeLessThan(0.5)
})

it('takes in exports of several people at once, and of one person one at a time', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => addAthlete(database)))
  const replies = await Promise.all([ada, ...others].map((user) => upload(exported, 'application/zip', user)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const own = await Promise.all(Array.from({ length: 3 }, () => upload(exported)))
  expect(own.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  expect(own.find(({ status }) => status === 429)?.body.error).toMatch('Another export of yours is being taken in')
  expect((await upload(exported)).status).toBe(200)
})

it('takes in six exports an hour of one person; one that is refused counts little', async () => {
  for (let i = 0; i < 5; i++) expect((await upload(exported)).status).toBe(200)
  expect((await upload(Buffer.from('hello'))).status).toBe(400)
  for (let i = 0; i < 4; i++) await upload(Buffer.from('hello'))
  const seventh = await upload(exported)
  expect(seventh).toMatchObject({ status: 429, body: { error: expect.stringMatching(/Too many imports/) } })
  expect((await upload(exported, 'application/zip', await addAthlete(database))).status).toBe(200)
})

it('takes in ten years, file by file', async () => {
  const day = (i: number) => new Date(Date.UTC(2016, 6, 1 + i)).toISOString().slice(0, 10)
  const days = Array.from({ length: 3_540 }, (_, i) => i)
  const night = (i: number) => `${day(i)} 23:10:47,${day(i + 1)} 23:10:46,UTCZ`
  const cycles = days.map((i) => `${night(i)},57,56,63,34.07,95.00,6.7,2127,152,70,,,,,,,,,,,,,,`)
  const workouts = days.flatMap((i) =>
    [8, 17].map(
      (hour) => `${night(i)},${day(i)} ${hour}:00:00,${day(i)} ${hour}:45:00,45,Running,1,1,1,1,1,1,1,1,1,false`,
    ),
  )
  const files = [
    [`${CYCLE_HEADERS}\n${cycles.join('\n')}\n`, { cycles: 3_540, recoveries: 3_540 }],
    [`${WORKOUT_HEADERS}\n${workouts.join('\n')}\n`, { workouts: 7_080 }],
  ] as const
  for (const [text, imported] of files)
    expect(await upload(Buffer.from(text), 'text/csv')).toMatchObject({ status: 200, body: { imported } })
})
