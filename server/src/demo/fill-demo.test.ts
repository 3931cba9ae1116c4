import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { ORGANIZATION, TEAMS } from './club.ts'
import { fillDemo, isDemoFilled } from './fill-demo.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { createClub } from './store.ts'

const { database } = await createTestApp()
const nameOf = async (member: number) => ({ first_name: 'Member', last_name: `Number${member}` })
const people = await demoPeople(nameOf)

/** The simulator's page that lists its members' names. */
const members = createServer(async ({ url = '' }, reply) => {
  reply.end(JSON.stringify(await nameOf(Number(url.split('/').at(-1)))))
})
await new Promise<void>((resolve) => members.listen(0, '127.0.0.1', resolve))
afterAll(() => members.close())
const simulatorUrl = `http://127.0.0.1:${(members.address() as AddressInfo).port}`
/** Nothing is linked in these tests: a call to Corner would fail the fill. */
const fill = () => fillDemo({ database, simulatorUrl, cornerUrl: 'http://127.0.0.1:1' })

const isExpired = ({ member }: DemoPerson) => TEAMS.some(({ expired }) => expired !== undefined && expired === member)
const isLinked = ({ member }: DemoPerson) =>
  member !== undefined && !TEAMS.some(({ unlinked }) => unlinked.includes(member))

async function linkEverybody(status: (person: DemoPerson) => 'connected' | 'token_expired'): Promise<void> {
  const ids = new Map(
    (await database.selectFrom('users').select(['id', 'email']).execute()).map(({ id, email }) => [email, id]),
  )
  const rows = people.filter(isLinked).map((person) => ({
    user_id: ids.get(person.email) ?? '',
    provider: 'whoop',
    provider_user_id: String(person.member),
    status: status(person),
    scopes: [],
    connected_at: new Date(),
    first_sync_days: 90,
    first_sync_state: 'done' as const,
  }))
  await database.insertInto('wearable_connections').values(rows).execute()
}
const asFilled = (person: DemoPerson) => (isExpired(person) ? 'token_expired' : 'connected')
const renewTheExpired = () => database.updateTable('wearable_connections').set({ status: 'connected' }).execute()
const marks = async () =>
  (await database.selectFrom('milestones').select('name').orderBy('name').execute()).map(({ name }) => name)

beforeEach(async () => {
  await database.deleteFrom('milestones').execute()
  await database.deleteFrom('users').execute()
  await database.deleteFrom('organizations').where('name', '=', ORGANIZATION.name).execute()
})

it('is not filled before the first fill', async () => {
  expect(await isDemoFilled(database)).toBe(false)
})

it('stays filled once the fill has ended, also when somebody renews the expired link', async () => {
  await createClub(database, people, 'hash')
  await linkEverybody(asFilled)
  await fill()
  expect(await marks()).toEqual(['demo_filled'])
  await renewTheExpired()
  expect(await isDemoFilled(database)).toBe(true)
  await database.deleteFrom('wearable_connections').execute()
  expect(await isDemoFilled(database)).toBe(true)
})

it('takes the club of an earlier version, which left no marks, for filled with everybody linked, also after a renewal', async () => {
  await createClub(database, people, 'hash')
  expect(await isDemoFilled(database)).toBe(false)
  await linkEverybody(asFilled)
  expect(await isDemoFilled(database)).toBe(true)
  await renewTheExpired()
  expect(await isDemoFilled(database)).toBe(true)
})

it('goes on with a fill that was killed: before the links, and before the last of them was let expire', async () => {
  await expect(fill()).rejects.toThrow() // Corner does not answer, so the club exists but nobody is linked
  expect(await marks()).toEqual(['demo_club_created'])
  expect(await isDemoFilled(database)).toBe(false)
  await linkEverybody(() => 'connected')
  expect(await isDemoFilled(database)).toBe(false)
  await database.deleteFrom('wearable_connections').execute()
  await linkEverybody(asFilled)
  await fill()
  expect(await isDemoFilled(database)).toBe(true)
})
