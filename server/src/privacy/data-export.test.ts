import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { recordAudit } from '../audit/audit.ts'
import { storeRecords } from '../measurements/ingest.ts'
import { batch, cycle, recovery, sleep, workout } from '../measurements/records-for-tests.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson } from '../testing/people.ts'
import { MEASUREMENT_TABLES } from './export-tables.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const team = await people.addTeam('Varsity, "A"')
const admin = await people.addAdministrator({ first_name: 'Uwe', last_name: 'Secretive' })
const ada = await people.addAthlete([team], { first_name: '=HYPERLINK("x")', last_name: 'Ünal 🤼' })
const ben = await people.addAthlete([team], { first_name: 'Ben', last_name: 'Foreigner' })
const [ACCESS_TOKEN, REFRESH_TOKEN] = [Buffer.from('sealed-access-token'), Buffer.from('sealed-refresh-token')]

/** 450 days: more than two pages. */
const DAYS = 450
const dayAt = (i: number, hour: number) => new Date(Date.UTC(2024, 0, 1 + i, hour)).toISOString()
function records(prefix: string) {
  const days = Array.from({ length: DAYS }, (_, i) => i)
  return batch({
    cycles: days.map((i) =>
      cycle(`${prefix}-c${i}`, dayAt(i, 3), i === DAYS - 1 ? { end_at: null, strain: null } : {}),
    ),
    sleeps: days.map((i) => sleep(`${prefix}-s${i}`, dayAt(i, 3), dayAt(i, 11), { cycle_id: `${prefix}-c${i}` })),
    recoveries: days.map((i) => recovery(`${prefix}-c${i}`, `${prefix}-s${i}`)),
    workouts: [
      workout(`${prefix}-w1`, dayAt(1, 20), { sport_name: '=cmd|calc', altitude_change_meter: -12.5 }),
      workout(`${prefix}-w2`, dayAt(2, 20), {
        sport_name: 'Greco-Roman, "hard"\nround 2',
        zone_durations: { zone_zero_milli: 0, zone_five_milli: 61_000 },
      }),
    ],
  })
}

async function give(person: TestPerson, prefix: string): Promise<void> {
  const owner = { user_id: person.id, provider: 'whoop' }
  await storeRecords(database, owner, records(prefix))
  await database
    .insertInto('wearable_connections')
    .values({
      ...owner,
      provider_user_id: `${prefix}-member`,
      status: 'connected',
      scopes: ['read:sleep', 'offline'],
      access_token: ACCESS_TOKEN,
      refresh_token: REFRESH_TOKEN,
      token_expires_at: new Date(),
      connected_at: new Date(),
      first_sync_days: 30,
    })
    .execute()
  const body = { height_meter: 1.8, weight_kilogram: 74.5, max_heart_rate: null, raw: JSON.stringify({ prefix }) }
  await database
    .insertInto('body_measurements')
    .values({ ...owner, ...body })
    .execute()
  await database
    .insertInto('worded_insights')
    .values({ user_id: person.id, digest: 'd', sentences: JSON.stringify([`Of ${prefix}.`]), worded_at: new Date() })
    .execute()
  await database
    .insertInto('unreadable_records')
    .values({
      ...owner,
      kind: 'sleep',
      record_key: `${prefix}-s9`,
      provider_id: `${prefix}-s9`,
      position: 3,
      field: 'nap',
      problem: 'No boolean',
      raw: '{"nap":"no"}',
      first_seen: new Date(),
      last_seen: new Date(),
    })
    .execute()
  await database
    .insertInto('ai_usage')
    .values({ user_id: person.id, day: '2026-03-02', tokens: prefix === 'ada' ? 1234 : 5678 })
    .execute()
}
await give(ada, 'ada')
await give(ben, 'ben')
await recordAudit(database, {
  actor: admin.id,
  subject: ada.id,
  action: 'user_updated',
  details: { address: '9.9.9.9' },
})
await recordAudit(database, { subject: ada.id, action: 'sign_in_failed', details: { address: '8.8.8.8' } })
await recordAudit(database, { actor: ada.id, subject: ben.id, action: 'user_deleted', details: { email: ben.email } })
const withdrawn = { team: 'Varsity', email: ben.email, full_name: `Ben ${ben.id}` }
await recordAudit(database, { actor: ada.id, action: 'invitation_withdrawn', details: withdrawn })
for (const email of [ada.email.toUpperCase(), ben.email])
  await database
    .insertInto('invitations')
    .values({
      token_hash: Buffer.from(`invitation of ${email}`),
      team_id: team.id,
      email,
      role: 'coach',
      first_name: '+Ada',
      last_name: 'Ünal',
      invited_by: admin.id,
      expires_at: new Date(),
    })
    .execute()

/** With its byte order mark, which a TextDecoder drops. */
const textOf = (bytes = new Uint8Array()) => Buffer.from(bytes).toString('utf8')
const download = ({ headers }: { headers: { authorization: string } }) =>
  app.inject({ url: '/api/users/me/export/', headers })
const reply = await download(ada)
const files = Object.fromEntries(
  Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, textOf(bytes)]),
)
const json = (name: string) => JSON.parse(files[`${name}.json`] ?? '')
const csv = (name: string) =>
  parse(files[`${name}.csv`] ?? '', { bom: true, columns: true }) as Record<string, string>[]

it('is a zip to be saved, with a pair of files for each kind and a word on how to read them', () => {
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="corner-data-\d{4}-\d\d-\d\d\.zip"$/)
  const kinds = [
    'ai_insights',
    'ai_usage',
    'audit',
    'body_measurements',
    'connections',
    'cycles',
    'imports',
    'invitations',
    'known_networks',
    'memberships',
    'record_sources',
    'recoveries',
    'sign_ins',
    'sleeps',
    'unreadable_records',
  ]
  const pairs = [...kinds, 'workouts'].flatMap((kind) => [`${kind}.csv`, `${kind}.json`])
  expect(Object.keys(files).sort()).toEqual(['README.txt', ...pairs, 'profile.json'].sort())
  for (const name of Object.keys(files).filter((name) => name.endsWith('.csv'))) {
    expect(files['README.txt']).toContain(name)
    expect(files[name]?.startsWith('\uFEFF'), name).toBe(true)
  }
})

it.each(Object.keys(MEASUREMENT_TABLES) as (keyof typeof MEASUREMENT_TABLES)[])(
  'holds every stored row of %s with every column, as JSON',
  async (table) => {
    const stored = await database.selectFrom(table).selectAll().where('user_id', '=', ada.id).execute()
    const expected = stored.map(({ user_id: _, ...row }) => JSON.parse(JSON.stringify(row)))
    const given = json(table)
    const key = (row: { provider_id: string }) => row.provider_id
    const byKey = (a: { provider_id: string }, b: { provider_id: string }) => (key(a) < key(b) ? -1 : 1)
    expect(given.sort(byKey)).toEqual(expected.sort(byKey))
    expect(given.length).toBe(table === 'workouts' ? 2 : DAYS)
    expect(csv(table).map(({ provider_id }) => provider_id)).toEqual(json(table).map(key))
  },
)

it('tells times in CSV by the wearer’s own clock, with the offset beside it, and no value as no value', () => {
  const nights = csv('sleeps')
  expect(nights.find(({ provider_id }) => provider_id === 'ada-s0')).toMatchObject({
    date: '2024-01-01',
    start_at: '2023-12-31 22:00:00',
    end_at: '2024-01-01 06:00:00',
    timezone_offset: 'UTC-05:00',
    nap: 'false',
    total_no_data_time_milli: '0',
    sleep_need_milli: '',
  })
  const open = csv('cycles').find(({ provider_id }) => provider_id === `ada-c${DAYS - 1}`)
  expect(open).toMatchObject({ end_at: '', strain: '' })
})

it('runs no formula in a spreadsheet, and keeps commas, quotes and line ends of a text', () => {
  expect(csv('workouts')).toMatchObject([
    { sport_name: "'=cmd|calc", altitude_change_meter: '-12.5', zone_five_milli: '' },
    { sport_name: 'Greco-Roman, "hard"\nround 2', zone_zero_milli: '0', zone_five_milli: '61000', zone_one_milli: '' },
  ])
  expect(csv('memberships')).toMatchObject([{ team: 'Varsity, "A"', role: 'athlete' }])
  for (const name of Object.keys(files).filter((name) => name.endsWith('.csv')))
    for (const row of csv(name.slice(0, -4)))
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^(?:[=@\t\r]|[+-](?!\d))/)
})

it('holds nobody else’s data and nothing that opens anything', async () => {
  const whole = Object.values(files).join('\n')
  for (const foreign of ['ben', ben.id, ben.email, 'Foreigner', admin.id, admin.email, 'Secretive', '9.9.9.9'])
    expect(whole, foreign).not.toContain(foreign)
  const { password_hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  const secrets = [password_hash, TEST_PASSWORD, ada.token, ada.session_id, team.athlete_code, team.coach_code]
  for (const token of [ACCESS_TOKEN, REFRESH_TOKEN])
    secrets.push(
      token.toString(),
      token.toString('hex'),
      token.toString('base64'),
      JSON.stringify([...token]).slice(1, -1),
    )
  for (const secret of secrets) expect(whole).not.toContain(secret)
  expect(whole).not.toMatch(/password_hash|access_token|refresh_token|token_hash/)
})

it('tells what the log says of the person, and who the others were of nobody', () => {
  expect(json('audit')).toMatchObject([
    { action: 'user_updated', by: 'another user', about: 'you', details: {} },
    { action: 'sign_in_failed', by: 'nobody signed in', about: 'you', details: { address: '8.8.8.8' } },
    { action: 'user_deleted', by: 'you', about: 'another user', details: {} },
    { action: 'invitation_withdrawn', by: 'you', about: 'nobody in particular', details: { team: 'Varsity' } },
    { action: 'data_exported', by: 'you', about: 'you' },
  ])
  expect(json('profile')).toMatchObject({
    id: ada.id,
    email: ada.email,
    first_name: '=HYPERLINK("x")',
    role: 'athlete',
  })
  expect(json('ai_insights')).toMatchObject([{ sentences: ['Of ada.'] }])
  expect(json('unreadable_records')).toMatchObject([
    { kind: 'sleep', provider_id: 'ada-s9', position: 3, field: 'nap', times: 1, raw: '{"nap":"no"}' },
  ])
  expect(json('ai_usage')).toEqual([{ day: '2026-03-02', tokens: 1234, cost_microdollars: 0 }])
  expect(json('invitations')).toMatchObject([{ team: 'Varsity, "A"', first_name: '+Ada', role: 'coach' }])
  expect(json('connections')).toMatchObject([{ provider_user_id: 'ada-member', scopes: ['read:sleep', 'offline'] }])
  expect(json('body_measurements')).toMatchObject([
    { weight_kilogram: 74.5, max_heart_rate: null, raw: { prefix: 'ada' } },
  ])
})

it('is whole for somebody without any data', async () => {
  const coach = await people.addCoach()
  const empty = unzipSync((await download(coach)).rawPayload)
  expect(JSON.parse(textOf(empty['cycles.json']))).toEqual([])
  expect(textOf(empty['cycles.csv'])).toMatch(/^\uFEFFprovider,provider_id,date,[^\n]*\r\n$/)
})

it('may be asked for six times an hour', async () => {
  const carl = await people.addAthlete()
  const statuses = []
  for (let i = 0; i < 7; i++) statuses.push((await download(carl)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect((await download(await people.addAthlete())).statusCode).toBe(200)
})
