import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { FIRST_STAGE, MIXED_STAGE } from './club.ts'
import { fillDemo, isDemoFilled } from './fill-demo.ts'
import { reach } from './milestone-store.ts'
import { type DemoPerson, peopleOf } from './people.ts'
import { createOrganization, createTeams } from './store.ts'

const { database } = await createTestApp()
const nameOf = async (member: number) => ({ first_name: 'Member', last_name: `Number${member}` })
const people = await peopleOf(FIRST_STAGE.teams, nameOf)
const mixed = await peopleOf(MIXED_STAGE.teams, nameOf)

/** The page of a simulated cloud that tells its members' names. */
const members = createServer(async ({ url = '' }, reply) => {
  reply.end(JSON.stringify(await nameOf(Number(url.split('/').at(-1)))))
})
await new Promise<void>((resolve) => members.listen(0, '127.0.0.1', resolve))
afterAll(() => members.close())
const clouds = { whoop: `http://127.0.0.1:${(members.address() as AddressInfo).port}` }
/** Nothing is linked in these tests: a call to Corner would fail the fill. */
const fill = () => fillDemo({ database, clouds, cornerUrl: 'http://127.0.0.1:1' })

/** The club as releases without marks left it. */
async function createFirstClub() {
  const { id } = await createOrganization(database)
  await createTeams(database, id, FIRST_STAGE.teams, people, 'hash')
}

async function linkEverybody(
  persons: readonly DemoPerson[],
  status: (person: DemoPerson) => 'connected' | 'token_expired' = asFilled,
): Promise<void> {
  const ids = new Map(
    (await database.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [email, id]),
  )
  const rows = persons.flatMap((person) =>
    person.link
      ? [
          {
            user_id: ids.get(person.email) ?? '',
            provider: person.link.provider,
            provider_user_id: String(person.link.member),
            status: status(person),
            paused_at: person.link.pauses ? new Date() : null,
            scopes: [],
            connected_at: new Date(),
            first_sync_days: 90,
            first_sync_state: 'done' as const,
          },
        ]
      : [],
  )
  await database.insertInto('wearable_connections').values(rows).execute()
}
const asFilled = ({ link }: DemoPerson) => (link?.ends ? 'token_expired' : 'connected')
const renewTheExpired = () => database.updateTable('wearable_connections').set({ status: 'connected' }).execute()
const marks = async () =>
  (await database.selectFrom('milestones').select('name').orderBy('name').execute()).map(({ name }) => name)
const teams = async () =>
  (await database.selectFrom('teams').select('name').orderBy('name').execute()).map(({ name }) => name)

beforeEach(async () => {
  await database.deleteFrom('milestones').execute()
  await database.deleteFrom('users').execute()
  await database.deleteFrom('organizations').execute()
})

it('is not filled before the first fill', async () => {
  expect(await isDemoFilled(database)).toBe(false)
})

it('has a team of twenty with wearables of four makers, and three athletes without one', () => {
  const athletes = mixed.filter(({ role }) => role === 'athlete')
  const count = (provider: string | undefined) => athletes.filter(({ link }) => link?.provider === provider).length
  expect(['whoop', 'oura', 'polar', 'intervals', undefined].map(count)).toEqual([5, 5, 4, 3, 3])
  expect(athletes.filter(({ link }) => link?.ends)).toHaveLength(1)
  expect(athletes.filter(({ link }) => link?.pauses)).toHaveLength(1)
})

it('stays filled once the fill has ended, also when somebody renews the expired link', async () => {
  await createFirstClub()
  await linkEverybody(people)
  await reach(database, MIXED_STAGE.marks.filled)
  await fill()
  await reach(database, FIRST_STAGE.marks.filled)
  await renewTheExpired()
  expect(await isDemoFilled(database)).toBe(true)
  await database.deleteFrom('wearable_connections').execute()
  expect(await isDemoFilled(database)).toBe(true)
})

it('takes the club of an earlier version, which left no marks, for filled with everybody linked, also after a renewal', async () => {
  await reach(database, MIXED_STAGE.marks.filled)
  await createFirstClub()
  expect(await isDemoFilled(database)).toBe(false)
  await linkEverybody(people)
  expect(await isDemoFilled(database)).toBe(true)
  await renewTheExpired()
  expect(await isDemoFilled(database)).toBe(true)
})

it('goes on with a fill that was killed: before the links, and before the last of them was let expire', async () => {
  await expect(fill()).rejects.toThrow() // Corner does not answer, so the club exists but nobody is linked
  const created = [FIRST_STAGE.marks.created, MIXED_STAGE.marks.created]
  expect(await marks()).toEqual(created)
  expect(await isDemoFilled(database)).toBe(false)
  const everybody = [...people, ...mixed]
  await linkEverybody(everybody, () => 'connected')
  expect(await isDemoFilled(database)).toBe(false)
  await database.deleteFrom('wearable_connections').execute()
  await linkEverybody(everybody)
  await fill()
  expect(await marks()).toEqual([...created, FIRST_STAGE.marks.filled, MIXED_STAGE.marks.filled].toSorted())
  expect(await isDemoFilled(database)).toBe(true)
})

it('adds the mixed team to a demo of an earlier release, and changes nothing else there', async () => {
  await createFirstClub()
  await linkEverybody(people)
  await reach(database, FIRST_STAGE.marks.filled)
  await renewTheExpired()
  await expect(fill()).rejects.toThrow('fetch failed') // it begins to link them
  expect(await teams()).toEqual([...FIRST_STAGE.teams, ...MIXED_STAGE.teams].map(({ name }) => name).toSorted())
  await linkEverybody(mixed)
  await fill()
  expect(await isDemoFilled(database)).toBe(true)
  const expired = await database
    .selectFrom('wearable_connections')
    .select('provider')
    .where('status', '=', 'token_expired')
    .execute()
  expect(expired).toEqual([{ provider: 'oura' }]) // the renewed link of a first team stays renewed
})

it.each([
  ['whose organization was renamed', () => database.updateTable('organizations').set({ name: 'Lakeside' }).execute()],
  [
    'where somebody has registered with one of its addresses',
    () =>
      database
        .updateTable('users')
        .set({ email: 'Coach.Mixed@corner.example', email_key: 'coach.mixed@corner.example' })
        .where('email', '=', 'coach.women@corner.example')
        .execute(),
  ],
])('leaves a demo of an earlier release as it is %s', async (_, change) => {
  await createFirstClub()
  await linkEverybody(people)
  await reach(database, FIRST_STAGE.marks.filled)
  await change()
  await fill()
  expect(await teams()).toHaveLength(FIRST_STAGE.teams.length)
  expect(await isDemoFilled(database)).toBe(true)
})
