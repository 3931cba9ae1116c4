import { randomUUID } from 'node:crypto'
import { chooseSource, ownSources } from '@corner/contract/routes/record-sources.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson } from '../testing/people.ts'
import { Club } from './club-for-tests.ts'
import { storeRecords } from './ingest.ts'
import { batch, cycle, sleep } from './records-for-tests.ts'

const testApp = await createTestApp({ at: new Date('2026-03-31T12:00:00Z') })
const { app, database } = testApp
const people = new People(testApp)
const club = new Club(database)

const PATH = '/api/devices/sources/'
const choose = (caller: TestPerson, body: object) =>
  app.inject({ method: 'PUT', url: PATH, headers: caller.headers, payload: body })
const read = async (caller: TestPerson) => {
  const reply = await app.inject({ url: PATH, headers: caller.headers })
  expect(reply.statusCode).toBe(200)
  return ownSources.replies[200].parse(reply.json()).sources
}
const sleepOf = async (caller: TestPerson) => (await read(caller)).find(({ group }) => group === 'sleep')

async function addNight(user_id: string, provider: string, day: string): Promise<void> {
  const night = sleep(randomUUID(), `${day}T00:00:00Z`, `${day}T07:00:00Z`, { timezone_offset: '+00:00' })
  await storeRecords(database, { user_id, provider }, batch({ sleeps: [night] }))
}

let ada: TestPerson
beforeEach(async () => {
  ada = await people.addAthlete([], { first_name: 'Ada' })
  await club.link(ada.id, { provider: 'whoop', connected_at: new Date('2025-01-01') })
  await club.link(ada.id, { provider: 'oura', connected_at: new Date('2026-03-01') })
  for (const day of ['2026-03-01', '2026-03-30']) await addNight(ada.id, 'oura', day)
  for (const day of ['2026-03-10', '2026-03-30']) await addNight(ada.id, 'whoop', day)
})

it('tells whose records count, since when, and what there is to choose from', async () => {
  expect(await sleepOf(ada)).toEqual({
    group: 'sleep',
    provider: 'whoop',
    chosen: false,
    segments: [
      { provider: 'oura', from: '2026-03-01' },
      { provider: 'whoop', from: '2026-03-10' },
    ],
    options: [
      { provider: 'whoop', label: 'WHOOP', first_day: '2026-03-10', last_day: '2026-03-30', gives_strain: true },
      { provider: 'oura', label: 'Oura', first_day: '2026-03-01', last_day: '2026-03-30', gives_strain: false },
    ],
  })
})

it('offers a linked maker that gives a group before its first record, and none that does not give it', async () => {
  await club.link(ada.id, { provider: 'intervals', connected_at: new Date('2026-03-30') })
  const options = Object.fromEntries(
    (await read(ada)).map((source) => [source.group, source.options.map(({ provider }) => provider)]),
  )
  expect(options.recovery).toContain('intervals')
  expect(options.sleep).not.toContain('intervals')
})

describe('the day', () => {
  async function addDay(provider: string, day: string): Promise<void> {
    const changes = { timezone_offset: '+00:00', ...(provider !== 'whoop' && { strain: null }) }
    const record = cycle(randomUUID(), `${day}T00:00:00Z`, changes)
    await storeRecords(database, { user_id: ada.id, provider }, batch({ cycles: [record] }))
  }
  const unlinkWhoop = () =>
    database.deleteFrom('wearable_connections').where('user_id', '=', ada.id).where('provider', '=', 'whoop').execute()
  const offersOf = async () => {
    const source = (await read(ada)).find(({ group }) => group === 'activity')
    return source?.options.map(({ provider, gives_strain }) => [provider, gives_strain])
  }

  it('is of WHOOP alone where WHOOP counts, since no other maker gives strain', async () => {
    for (const provider of ['whoop', 'oura', 'garmin']) await addDay(provider, '2026-03-30')
    expect(await offersOf()).toEqual([['whoop', true]])
    expect((await choose(ada, { group: 'activity', provider: 'garmin' })).statusCode).toBe(400)
  })

  it('offers the file of a WHOOP beside the linked maker that hides its strain, and no third one', async () => {
    await unlinkWhoop()
    for (const provider of ['garmin', 'whoop', 'oura']) await addDay(provider, '2026-03-20')
    expect(await offersOf()).toEqual([
      ['oura', false],
      ['whoop', true],
    ])
  })

  it('offers all makers of energy and heart rates where none gives strain', async () => {
    await unlinkWhoop()
    for (const provider of ['garmin', 'oura']) await addDay(provider, '2026-03-20')
    expect(await offersOf()).toEqual([
      ['oura', false],
      ['garmin', false],
    ])
  })
})

it('lets the athlete choose for one group, which counts from then on and is written to the log', async () => {
  const reply = await choose(ada, { group: 'sleep', provider: 'oura' })
  expect(reply.statusCode).toBe(200)
  const { sources } = chooseSource.replies[200].parse(reply.json())
  expect(sources.find(({ group }) => group === 'sleep')).toMatchObject({
    provider: 'oura',
    chosen: true,
    segments: [{ provider: 'oura', from: '2026-03-01' }],
  })
  expect(sources.filter(({ chosen }) => chosen)).toHaveLength(1)
  expect(await sleepOf(ada)).toMatchObject({ provider: 'oura', chosen: true })
  const line = await database
    .selectFrom('audit_lines')
    .select(['actor_id', 'details'])
    .where('action', '=', 'source_chosen')
    .where('subject_id', '=', ada.id)
    .executeTakeFirst()
  expect(line).toEqual({ actor_id: ada.id, details: { group: 'sleep', provider: 'oura' } })
})

it('has one choice at a time, kept through the next sync, and taken back by leaving it to Corner', async () => {
  await choose(ada, { group: 'sleep', provider: 'oura' })
  await choose(ada, { group: 'sleep', provider: 'whoop' })
  await choose(ada, { group: 'sleep', provider: 'oura' })
  await addNight(ada.id, 'oura', '2026-03-31')
  await addNight(ada.id, 'whoop', '2026-03-31')
  expect(await sleepOf(ada)).toMatchObject({ provider: 'oura', chosen: true })
  await choose(ada, { group: 'sleep', provider: 'automatic' })
  expect(await sleepOf(ada)).toMatchObject({ provider: 'whoop', chosen: false })
})

it('refuses a maker that gives the athlete nothing of the group', async () => {
  for (const provider of ['polar', 'no maker']) {
    const reply = await choose(ada, { group: 'sleep', provider })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toHaveProperty('provider')
  }
  expect(await sleepOf(ada)).toMatchObject({ provider: 'whoop', chosen: false })
})

describe('whose sources', () => {
  it('are the caller’s own, for each role', async () => {
    for (const caller of [await people.addCoach(), await people.addAdministrator(), await people.addAthlete([])]) {
      expect((await read(caller)).map(({ provider, options }) => [provider, options])).toEqual(
        Array(4).fill([null, []]),
      )
      expect((await choose(caller, { group: 'sleep', provider: 'oura' })).statusCode).toBe(400)
      expect((await choose(caller, { group: 'sleep', provider: 'automatic' })).statusCode).toBe(200)
    }
    expect(await sleepOf(ada)).toMatchObject({ provider: 'whoop' })
  })

  it('are shown to nobody who is not signed in', async () => {
    expect((await app.inject({ url: PATH })).statusCode).toBe(401)
    expect((await app.inject({ method: 'PUT', url: PATH, payload: {} })).statusCode).toBe(401)
  })
})
