import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceLinkChange, announceMeasurementChange } from '../changes/change-channel.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { eventually, listenOnFreePort, openStream, type StreamClient } from './stream-client-for-tests.ts'

const pace = { quietMs: 20, latestMs: 100, heartbeatMs: 50 }
const testApp = await createTestApp({ parts: { livePace: pace } })
const { app, database, clock } = testApp
const secondProcess = await testApp.startSecondProcess()
const [address, secondAddress] = [await listenOnFreePort(app), await listenOnFreePort(secondProcess)]
const people = new People(testApp)

let team: TestTeam
let coach: TestPerson
let ada: TestPerson
beforeEach(async () => {
  team = await people.addTeam()
  coach = await people.addCoach([team])
  ada = await people.addAthlete([team])
})

const open: StreamClient[] = []
afterEach(() => {
  for (const reader of open.splice(0)) reader.leave()
})
async function follow(person: TestPerson, at = address): Promise<StreamClient> {
  const reader = await openStream(at, person.headers)
  open.push(reader)
  return reader
}

/** What a sync does at its end. */
const change = (...athletes: { id: string }[]) =>
  database.transaction().execute((transaction) =>
    announceMeasurementChange(
      transaction,
      athletes.map(({ id }) => id),
    ),
  )
const namesOf = (reader: StreamClient) => reader.said.flatMap(({ data }) => data.athlete_ids ?? [])
/** A change that this client is sent: by then all earlier changes have been sent to their clients. */
async function hear(reader: StreamClient, athlete: TestPerson) {
  await change(athlete)
  await eventually(() => expect(namesOf(reader)).toContain(athlete.id))
}

describe('who is told of a change of an athlete’s records', () => {
  it('is a coach of their team, with the team; an administrator; and the athlete', async () => {
    const admin = await people.addAdministrator()
    const [coachHears, adminHears, adaHears] = [await follow(coach), await follow(admin), await follow(ada)]
    await change(ada)
    const inTeam = { event: 'athletes', data: { athlete_ids: [ada.id], team_ids: [team.id] } }
    await eventually(() => {
      expect(coachHears.said).toContainEqual(inTeam)
      expect(adminHears.said).toContainEqual(inTeam)
      // Only coaches see lists of a team's athletes.
      expect(adaHears.said).toContainEqual({ event: 'athletes', data: { athlete_ids: [ada.id], team_ids: [] } })
    })
  })

  it('is nobody else: no coach of another team, no team mate, no former coach', async () => {
    const elsewhere = await people.addTeam()
    const stranger = await people.addAthlete([elsewhere])
    const foreignCoach = await people.addCoach([elsewhere])
    const ben = await people.addAthlete([team])
    const demoted = await people.addAthlete() // an athlete is never a coach, even with a coach's membership
    await people.join(demoted, team, 'coach')
    const readers = [await follow(foreignCoach), await follow(ben), await follow(demoted)] as const
    const coachHears = await follow(coach)
    await change(ada, stranger)
    await eventually(() => expect(namesOf(coachHears)).toEqual([ada.id]))
    for (const [place, own] of [stranger, ben, demoted].entries()) {
      const reader = readers[place] as StreamClient
      await hear(reader, own)
      expect(namesOf(reader)).not.toContain(ada.id)
    }
  })

  it('names of the athlete’s teams those that the coach coaches', async () => {
    const second = await people.addTeam()
    await people.join(ada, second, 'athlete')
    const reader = await follow(coach)
    await hear(reader, ada)
    expect(reader.said.at(-1)?.data.team_ids).toEqual([team.id])
  })

  it('goes by the memberships of the moment', async () => {
    const ben = await people.addAthlete([team])
    const reader = await follow(coach)
    await database.deleteFrom('memberships').where('user_id', '=', ada.id).execute()
    await change(ada)
    await hear(reader, ben)
    expect(namesOf(reader)).not.toContain(ada.id)
    await people.join(ada, team, 'athlete')
    await hear(reader, ada)
  })
})

describe('what is said', () => {
  it('is one event for a sync of many records, and one of many athletes', async () => {
    const reader = await follow(coach)
    const ben = await people.addAthlete([team])
    await database.transaction().execute(async (transaction) => {
      for (let record = 0; record < 90; record++) await announceMeasurementChange(transaction, [ada.id])
      await announceMeasurementChange(transaction, [ben.id])
    })
    await eventually(() => expect(namesOf(reader)).toHaveLength(2))
    await hear(reader, ben)
    expect(namesOf(reader).filter((id) => id === ada.id)).toHaveLength(1)
  })

  it('is everything where more changed than is worth naming', async () => {
    const reader = await follow(await people.addAdministrator())
    const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
    await change(...ids.map((id) => ({ id })))
    await eventually(() => expect(reader.said).toContainEqual({ event: 'everything', data: {} }))
    expect(namesOf(reader).filter((id) => ids.includes(id as never))).toEqual([])
  })

  it('is that lists of teams changed, to the coaches of the team, to who joined, and to administrators', async () => {
    const admin = await people.addAdministrator()
    const ben = await people.addAthlete()
    const other = await people.addCoach([await people.addTeam()])
    const [coachHears, benHears, adminHears, otherHears] = [
      await follow(coach),
      await follow(ben),
      await follow(admin),
      await follow(other),
    ]
    const joined = await app.inject({
      method: 'POST',
      url: '/api/teams/admin/assign-user-to-team/',
      headers: admin.headers,
      payload: { user_id: ben.id, team_id: team.id, role: 'athlete' },
    })
    expect(joined.statusCode, joined.body).toBe(200)
    const teams = { event: 'teams', data: {} }
    await eventually(() => {
      for (const reader of [coachHears, benHears, adminHears]) expect(reader.said).toContainEqual(teams)
    })
    await hear(otherHears, other)
    expect(otherHears.said).not.toContainEqual(teams)
  })

  it('is that lists of teams changed when somebody in them has another name', async () => {
    const admin = await people.addAdministrator()
    const coachHears = await follow(coach)
    const { email, role } = ada
    const fields = { username: email, email, role, first_name: 'Adele', last_name: 'Tester' }
    const renamed = await app.inject({
      method: 'PUT',
      url: `/api/teams/admin/update-user/${ada.id}/`,
      headers: admin.headers,
      payload: fields,
    })
    expect(renamed.statusCode, renamed.body).toBe(200)
    await eventually(() => expect(coachHears.said).toContainEqual({ event: 'teams', data: {} }))
  })

  it('is of a link that begins or ends both: other records count, and the team’s list says so', async () => {
    const ben = await people.addAthlete([team])
    const [coachHears, benHears] = [await follow(coach), await follow(ben)]
    await database.transaction().execute((transaction) => announceLinkChange(transaction, ada.id))
    await eventually(() => {
      expect(namesOf(coachHears)).toEqual([ada.id])
      expect(coachHears.said).toContainEqual({ event: 'teams', data: {} })
    })
    await hear(benHears, ben)
    expect(benHears.said).not.toContainEqual({ event: 'teams', data: {} })
  })

  it('is that lists of teams changed when a team or somebody in it is deleted', async () => {
    const admin = await people.addAdministrator()
    const [coachHears, adaHears] = [await follow(coach), await follow(ada)]
    const teamsTold = ({ said }: StreamClient) => said.filter(({ event }) => event === 'teams').length
    const remove = (url: string) => app.inject({ method: 'DELETE', url, headers: admin.headers })
    const { id } = await people.addAthlete([team])
    expect((await remove(`/api/teams/admin/delete-user/${id}/`)).statusCode).toBe(200)
    await eventually(() => expect([teamsTold(coachHears), teamsTold(adaHears)]).toEqual([1, 0]))
    expect((await remove(`/api/teams/admin/delete-team/${team.id}/`)).statusCode).toBe(200)
    await eventually(() => expect([teamsTold(coachHears), teamsTold(adaHears)]).toEqual([2, 1]))
  })

  it('comes from every server process to every other', async () => {
    const [here, there] = [await follow(coach), await follow(coach, secondAddress)]
    await change(ada)
    for (const reader of [here, there]) await eventually(() => expect(namesOf(reader)).toEqual([ada.id]))
  })

  it('is everything after changes could not be heard for a while', async () => {
    const reader = await follow(ada)
    await hear(reader, ada) // the server listens again
    const before = reader.said.length
    await testApp.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'corner: changes' and datname = current_database()`,
    )
    await eventually(() => expect(reader.said.slice(before)).toContainEqual({ event: 'everything', data: {} }))
    await hear(reader, ada)
  })

  it('has heartbeats between events, which are no events', async () => {
    const reader = await follow(coach)
    await eventually(() => expect(reader.text()).toContain('\n\n:\n\n'))
  })

  it('is text of its own kind that no proxy keeps, compresses or holds back', async () => {
    const leaving = new AbortController()
    const { headers } = await fetch(`${address}/api/live`, {
      headers: { ...coach.headers, 'accept-encoding': 'gzip' },
      signal: leaving.signal,
    })
    leaving.abort()
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('answers HEAD without a stream', async () => {
    const reply = await app.inject({ method: 'HEAD', url: '/api/live/', headers: coach.headers })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })
})

describe('when a stream ends', () => {
  it('ends with the session, before anything more is said', async () => {
    const reader = await follow(coach)
    await database.updateTable('sessions').set({ ended_at: clock.now() }).where('id', '=', coach.session_id).execute()
    await change(ada)
    await reader.ended
    expect(namesOf(reader)).toEqual([])
  })

  it('ends with the role', async () => {
    const reader = await follow(coach)
    await database.updateTable('users').set({ role: 'athlete' }).where('id', '=', coach.id).execute()
    await change(ada)
    await reader.ended
    expect(namesOf(reader)).toEqual([])
  })

  it('ends without an event too, and leaves the others open', async () => {
    const [reader, other] = [await follow(coach), await follow(ada)]
    await database.deleteFrom('users').where('id', '=', coach.id).execute()
    await reader.ended
    await hear(other, ada)
  })

  it('ends with the access token; a fresh one opens another', async () => {
    const reader = await follow(coach)
    clock.advance({ minutes: 14, seconds: 59 })
    await hear(reader, coach)
    clock.advance({ seconds: 1 })
    await reader.ended
    const again = await follow({ ...coach, ...(await people.addSession(coach.id)) })
    await change(coach)
    await eventually(() => expect(namesOf(again)).toEqual([coach.id]))
  })

  it('leaves room for others: ten of one person, then 429 until one is closed', async () => {
    const readers: StreamClient[] = []
    for (let count = 0; count < 10; count++) readers.push(await follow(coach))
    const refused = await fetch(`${address}/api/live/`, { headers: coach.headers })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
    await follow(ada)
    readers[0]?.leave()
    await eventually(async () => {
      const reader = await openStream(address, coach.headers)
      reader.leave()
    })
  })
})

it('asks a visitor to sign in', async () => {
  expect((await fetch(`${address}/api/live/`)).status).toBe(401)
})

it('closes its streams when the server stops, which does not wait for their readers', async () => {
  const another = await testApp.startSecondProcess()
  const reader = await follow(coach, await listenOnFreePort(another))
  await another.close()
  await reader.ended
})
