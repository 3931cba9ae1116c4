import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { HashingQueue } from './hashing-queue.ts'
import { deleteOldNetworks } from './known-networks.ts'

const testApp = await createTestApp()
const { app, database, clock } = testApp
const people = new People(testApp)

const post = (url: string, payload: object, remoteAddress: string, headers = {}) =>
  app.inject({ method: 'POST', url, payload, remoteAddress, headers })
const signIn = (email: string, password: string, address: string) => post('/api/token/', { email, password }, address)
const statusOf = async (email: string, password: string, address: string) =>
  (await signIn(email, password, address)).statusCode

/** Makes as many failed attempts from one network as are allowed. */
async function useUpWrongPasswords(address: string): Promise<void> {
  for (let i = 0; i < 150; i++) await signIn(`stranger${i}@corner.example`, 'wrong-1', address)
  expect(await statusOf('stranger150@corner.example', 'wrong-1', address)).toBe(429)
}

/** Sets the count to this value. */
const setCount = (name: string, points: number) =>
  database.updateTable('rate_limits').set({ points }).where('key', 'like', `${name}:%`).execute()

it('lets one person sign in 300 times in 15 minutes from one network, and more from others', async () => {
  const [ada, ben] = [await people.addAthlete(), await people.addAthlete()]
  for (let i = 0; i < 40; i++) expect(await statusOf(ada.email, TEST_PASSWORD, '10.3.0.1')).toBe(200)
  await setCount('sign-in', 300)
  const refused = await signIn(ada.email, TEST_PASSWORD, '10.3.0.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toBe('Too many sign-ins. Please try again in 15 minutes.')
  expect(await statusOf(ada.email, TEST_PASSWORD, '10.3.0.2')).toBe(200)
  expect(await statusOf(ben.email, TEST_PASSWORD, '10.3.0.1')).toBe(200)
  await setCount('sign-in-anywhere', 3_000)
  expect(await statusOf(ada.email, TEST_PASSWORD, '10.3.0.3')).toBe(429)
  await database.deleteFrom('rate_limits').execute()
})

it('lets 100 wrong passwords of one account from strangers pass in an hour, wherever from, and its owner in at home', async () => {
  const ada = await people.addAthlete()
  expect(await statusOf(ada.email, TEST_PASSWORD, '2001:db8:ada:1::1')).toBe(200)
  for (let i = 0; i < 100; i++) expect(await statusOf(ada.email, 'wrong-1', `2001:db8:${i}:1::1`)).toBe(401)
  expect(await statusOf(ada.email, TEST_PASSWORD, '2001:db8:100:1::1'), 'a guess that is right').toBe(429)
  expect(await statusOf(ada.email, 'wrong-1', '2001:db8:ada:1::2'), 'not told from a stranger').toBe(429)
  expect(await statusOf(ada.email, TEST_PASSWORD, '2001:db8:ada:1::2')).toBe(200)
})

it('lets 300 wrong passwords pass from a /56 of IPv6 and 600 from a /48, however many networks they come from', async () => {
  const [ada, ben] = [await people.addAthlete(), await people.addAthlete()]
  const wrongFrom = (address: string) => statusOf(`stranger-${address}@corner.example`, 'wrong-1', address)
  expect(await wrongFrom('2001:db8:5600:1::1')).toBe(401)
  await setCount('password-56', 300)
  expect(await wrongFrom('2001:db8:5600:ff::1'), 'of the same /56').toBe(429)
  expect(await wrongFrom('2001:db8:5600:100::1'), 'of another').toBe(401)
  await setCount('password-48', 600)
  expect(await wrongFrom('2001:db8:5600:200::1')).toBe(429)
  expect(await statusOf(ada.email, TEST_PASSWORD, '2001:db8:5601:1::1')).toBe(200)
  expect(await statusOf(ben.email, TEST_PASSWORD, '10.3.8.1')).toBe(200)
  await database.deleteFrom('rate_limits').execute()
})

it('lets 300 people who are new to a network sign in there in 15 minutes, and those it knows besides', async () => {
  const [known, another] = [await people.addAthlete(), await people.addAthlete()]
  expect(await statusOf(known.email, TEST_PASSWORD, '10.3.1.1')).toBe(200)
  await setCount('first-sign-in', 300)
  expect(await statusOf(another.email, TEST_PASSWORD, '10.3.1.1')).toBe(429)
  expect(await statusOf(known.email, TEST_PASSWORD, '10.3.1.1')).toBe(200)
})

it('lets others sign in while one account of one network sends hundreds of sign-ins at once', async () => {
  const [flooder, coach] = [await people.addAthlete(), await people.addCoach()]
  const flood = Array.from({ length: 220 }, () => signIn(flooder.email, TEST_PASSWORD, '10.3.2.1'))
  const others = await Promise.all(Array.from({ length: 6 }, () => signIn(coach.email, TEST_PASSWORD, '10.3.2.2')))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
  const replies = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(new Set(replies)).toEqual(new Set([200, 429]))
})

it('lets who signed in from a network before go before strangers there', async () => {
  const ada = await people.addAthlete()
  const run = vi.spyOn(HashingQueue.prototype, 'run')
  for (let i = 0; i < 2; i++) expect(await statusOf(ada.email, TEST_PASSWORD, '2001:db8:7:1::1')).toBe(200)
  expect(run.mock.calls.map(([comer]) => comer)).toEqual([
    { network: '2001:db8:7', isKnown: false },
    { network: '2001:db8:7', isKnown: true },
  ])
  run.mockRestore()
})

it('keeps nobody out who signed in from a network before, whatever others there try', async () => {
  const [regular, newcomer] = [await people.addAthlete(), await people.addAthlete()]
  expect(await statusOf(regular.email, TEST_PASSWORD, '10.3.3.1')).toBe(200)
  await useUpWrongPasswords('10.3.3.1')
  expect(await statusOf(newcomer.email, TEST_PASSWORD, '10.3.3.1')).toBe(429)
  expect(await statusOf(regular.email, TEST_PASSWORD, '10.3.3.1')).toBe(200)
  for (let i = 0; i < 10; i++)
    expect(await statusOf(regular.email, 'wrong-1', '10.3.3.1'), 'not told from a stranger').toBe(429)
  expect(await statusOf(regular.email, TEST_PASSWORD, '10.3.3.1'), 'with a count of their own').toBe(429)
})

it('lets a signed-in person confirm their password whatever others on the network try', async () => {
  const ada = await people.addAthlete()
  await useUpWrongPasswords('10.3.4.1')
  const reply = await post('/api/users/me/delete/', { password: TEST_PASSWORD }, '10.3.4.1', ada.headers)
  expect(reply.statusCode, reply.body).toBe(200)
})

it('remembers a network for 90 days after it was last used, and who used it not by name', async () => {
  const ada = await people.addAthlete()
  const networks = () =>
    database.selectFrom('known_networks').selectAll().where('user_id', '=', ada.id).orderBy('last_seen').execute()
  const { refresh } = (await signIn(ada.email, TEST_PASSWORD, '10.3.5.1')).json()
  await signIn(ada.email, TEST_PASSWORD, '10.3.5.1')
  expect(await networks()).toHaveLength(1)
  expect((await networks())[0]?.network_hash).toHaveLength(32)
  const ben = await people.addAthlete()
  await signIn(ben.email, TEST_PASSWORD, '10.3.5.1')
  const others = await database.selectFrom('known_networks').selectAll().where('user_id', '=', ben.id).execute()
  expect(others[0]?.network_hash, 'says not that they share it').not.toEqual((await networks())[0]?.network_hash)

  clock.advance({ days: 20 })
  const seen = (await networks())[0]?.last_seen
  expect((await post('/api/token/refresh/', { refresh }, '10.3.5.2')).statusCode).toBe(200)
  expect(await networks(), 'one a session passes through is not noted').toMatchObject([{ last_seen: seen }])
  const again = (await signIn(ada.email, TEST_PASSWORD, '10.3.5.2')).json()
  clock.advance({ days: 2 })
  await post('/api/token/refresh/', { refresh: again.refresh }, '10.3.5.2')
  expect((await networks()).map(({ last_seen }) => last_seen)).toEqual([seen, clock.now()])
  clock.advance({ days: 68 })
  await deleteOldNetworks(database, clock.now())
  expect(await networks()).toHaveLength(1)
  clock.advance({ days: 22 })
  await deleteOldNetworks(database, clock.now())
  expect(await networks()).toEqual([])
})

it('remembers 50 networks of one person', async () => {
  const ada = await people.addAthlete()
  for (let i = 0; i < 52; i++) {
    if (i % 26 === 0) await database.deleteFrom('rate_limits').execute()
    clock.advance({ seconds: 1 })
    expect(await statusOf(ada.email, TEST_PASSWORD, `10.3.6.${i}`)).toBe(200)
  }
  const kept = await database
    .selectFrom('known_networks')
    .select('last_seen')
    .where('user_id', '=', ada.id)
    .orderBy('last_seen', 'desc')
    .execute()
  expect(kept).toHaveLength(50)
  expect(kept[0]?.last_seen).toEqual(clock.now())
})

it('takes a valid refresh token from a network whose strangers tried 300 made-up ones', async () => {
  const ada = await people.addAthlete()
  const { refresh } = (await signIn(ada.email, TEST_PASSWORD, '10.3.7.1')).json()
  const renew = (token: string) => post('/api/token/refresh/', { refresh: token }, '10.3.7.1')
  for (let i = 0; i < 300; i++) expect((await renew(`made-up-${i}`)).statusCode).toBe(401)
  expect((await renew('made-up')).statusCode).toBe(429)
  const renewed = await renew(refresh)
  expect(renewed.statusCode).toBe(200)
  await post('/api/token/revoke/', { refresh: renewed.json().refresh }, '10.3.7.1')
  expect((await renew(renewed.json().refresh)).statusCode, 'its session is over').toBe(401)
})
