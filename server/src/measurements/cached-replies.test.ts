import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { announceMeasurementChange, announceTeamsChange } from '../changes/change-channel.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { Club } from './club-for-tests.ts'

const TODAY = '2026-03-31'
const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const { database, clock } = testApp
const one = testApp.app
const another = await testApp.startSecondProcess()
const people = new People(testApp)
const club = new Club(database)

let team: TestTeam
let coach: TestPerson
let ada: string
beforeEach(async () => {
  team = await people.addTeam()
  coach = await people.addCoach([team])
  const athlete = await people.addAthlete([team])
  ada = athlete.id
  await club.link(ada)
  await club.addRecovery(ada, TODAY, { recovery_score: 40 })
})

// Long enough for the cached roster to expire.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterAll(() => void vi.useRealTimers())

const read = (server = one, headers = {}) =>
  server.inject({ url: `/api/teams/teams/${team.id}/athletes-recovery/`, headers: { ...coach.headers, ...headers } })
const scores = async (server = one) =>
  (await read(server))
    .json()
    .athletes_data[0].recovery_data.map((day: { recovery_score: number }) => day.recovery_score)

const setScore = (recovery_score: number) =>
  database.updateTable('recoveries').set({ recovery_score }).where('user_id', '=', ada).execute()

/**
 * Waits until this server listens for changes: from then on replies are cached, so a write without a notification does not
 * show.
 */
async function keptReply(server = one) {
  await vi.waitFor(async () => {
    const before = (await scores(server))[0]
    await setScore(before + 1)
    expect((await scores(server))[0]).toBe(before)
    await setScore(before)
  })
  return read(server)
}

/** Waits without advancing the faked clock, which vi.waitFor would do. */
async function inTheSameMoment(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 300; tries++) {
    if (await isSo()) return
    await wait(20)
  }
  expect.unreachable('was not so in time')
}

it('answers the same call with the same tag, and with 304 to one who holds it', async () => {
  const first = await keptReply()
  const second = await read()
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(second.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Authorization',
    'content-type': 'application/json; charset=utf-8',
  })
  const held = await read(one, { 'if-none-match': String(first.headers.etag) })
  expect([held.statusCode, held.body]).toEqual([304, ''])
})

it('compresses for a client that takes gzip, under a tag of its own', async () => {
  const plain = await read()
  const zipped = await read(one, { 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
  expect(zipped.headers.etag).not.toBe(plain.headers.etag)
  const held = await read(one, { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) })
  expect(held.statusCode).toBe(304)
})

it('shows what a sync wrote, in every server process', async () => {
  const tags = [(await keptReply(one)).headers.etag, (await keptReply(another)).headers.etag]
  expect(tags[1]).toBe(tags[0])
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('recoveries').set({ recovery_score: 75 }).where('user_id', '=', ada).execute()
    await announceMeasurementChange(transaction, [ada])
  })
  for (const server of [one, another]) {
    await vi.waitFor(async () => expect((await read(server)).headers.etag).not.toBe(tags[0]))
    expect(await scores(server)).toEqual([75])
  }
})

it('keeps nothing while it cannot hear of changes, and forgets what it kept before', async () => {
  await keptReply()
  await setScore(55)
  expect(await scores()).toEqual([40])
  await testApp.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'corner: changes' and datname = current_database()`,
  )
  await vi.waitFor(async () => expect(await scores()).toEqual([55]))
  await keptReply()
})

it('shows a new name and a new member as soon as the list of athletes is half a second old', async () => {
  const { headers } = await keptReply()
  await database.updateTable('users').set({ first_name: 'Adele' }).where('id', '=', ada).execute()
  await people.addAthlete([team], { first_name: 'Ben' })
  vi.advanceTimersByTime(500)
  const reply = await read()
  expect(reply.json().athletes_data).toMatchObject([{ first_name: 'Adele' }, { first_name: 'Ben' }])
  expect(reply.headers.etag).not.toBe(headers.etag)
})

it('shows a new member, and is closed to a coach who left, as soon as this process has heard of it', async () => {
  await keptReply()
  await database.transaction().execute(async (transaction) => {
    const ben = await people.addAthlete()
    await transaction.insertInto('memberships').values({ user_id: ben.id, team_id: team.id, role: 'athlete' }).execute()
    await announceTeamsChange(transaction, [{ user_id: ben.id, team_id: team.id }])
  })
  await inTheSameMoment(async () => (await read()).json().athletes_data.length === 2)
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('memberships').where('user_id', '=', coach.id).execute()
    await announceTeamsChange(transaction, [{ user_id: coach.id, team_id: team.id }])
  })
  await inTheSameMoment(async () => (await read()).statusCode === 404)
})

it('is closed to a coach who left as soon as the list of athletes is half a second old', async () => {
  const { headers } = await keptReply()
  await database.deleteFrom('memberships').where('user_id', '=', coach.id).execute()
  vi.advanceTimersByTime(500)
  expect((await read(one, { 'if-none-match': String(headers.etag) })).statusCode).toBe(404)
})

it('goes on with the calendar: the next day is another window', async () => {
  await keptReply()
  clock.advance({ days: 7 })
  coach.headers = (await people.addSession(coach.id)).headers
  expect(await scores()).toEqual([])
})
