import { beforeEach, expect, it } from 'vitest'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Mail } from '../../mail/mail.ts'
import type { MailMessage } from '../../mail/message.ts'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'
import { expireLink } from './connection-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** At noon by the clock of an athlete at UTC. */
const START = Date.parse('2026-03-10T12:00:00Z')

let letters: MailMessage[] = []
let isAvailable = true
const mail: Mail = {
  get available() {
    return isAvailable
  },
  send: async (message) => {
    letters.push(message)
  },
  sendAll: async (messages) => {
    letters.push(...messages)
  },
  queue: {
    name: 'mail',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 1,
    longestRetrySeconds: 1,
    handle: async () => {},
  },
}

let now = START
const simulator = await startSimulator()
const corner = await startWearableApp(
  await createTestDatabase(),
  simulator.environment,
  () => new Date(now),
  'whoop',
  mail,
)
const { call, database } = corner
const queue = corner.everyQueue.find(({ name }) => name === 'reconnect-mails')
const look = () => queue?.handle({ payload: {}, isLastTry: true, signal: AbortSignal.timeout(20_000) })
/** Moves the clock, and looks as the job does every hour. @returns how many mails went out in this time */
async function pass(hours: number): Promise<number> {
  const before = letters.length
  for (let hour = 0; hour < hours; hour++) {
    now += HOUR_MS
    await look()
  }
  return letters.length - before
}

let ada: string
let member = 0

beforeEach(async () => {
  await database.deleteFrom('wearable_connections').execute()
  now = Date.now()
  ada = await addAthlete(database)
  await database.updateTable('users').set({ email_proven_at: new Date() }).where('id', '=', ada).execute()
  member += 1
  await linkAthlete(call, simulator, ada, member)
  now = START
  letters = []
  isAvailable = true
})

const change = (set: object) =>
  database.updateTable('wearable_connections').set(set).where('user_id', '=', ada).execute()

/** The provider refuses the token that is stored. */
async function end(): Promise<void> {
  await asSeenBy(database, [ada], async (own) => {
    const series = { user_id: ada, provider: 'whoop' }
    const { refresh_token } = await own
      .selectFrom('wearable_connections')
      .select('refresh_token')
      .where('user_id', '=', ada)
      .executeTakeFirstOrThrow()
    const ending = { because: 'refused', message: 'Ended', now: new Date(now) } as const
    expect(await expireLink(own, series, refresh_token, ending)).toBe(true)
  })
}

it('mails after a day, three days and seven days, never twice a day, and never after that', async () => {
  await end()
  const days: number[] = []
  for (let day = 1; day <= 30; day++) days.push(await pass(24))
  expect(days).toEqual([1, 0, 1, 0, 0, 0, 1, ...Array(23).fill(0)])
  expect(letters.map(({ subject }) => subject)).toEqual(Array(3).fill('Connect WHOOP again'))
  expect(letters.map(({ text }) => /last mail/.test(text))).toEqual([false, false, true])
})

it('says where to connect again and where to switch the mails off, and nothing about the person', async () => {
  await end()
  await pass(24)
  const [{ to, text } = { to: '', text: '' }] = letters
  const { email, first_name, last_name } = await database
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', ada)
    .executeTakeFirstOrThrow()
  expect(to).toBe(email)
  expect(text).toContain('http://corner.test/connect-whoop\n')
  expect(text).toContain('switch these mails off on the same page')
  expect(text).not.toMatch(new RegExp(`${first_name}|${last_name}|recovery|sleep|HRV|\\d`))
})

it('writes by day, by the clock of the athlete', async () => {
  await end()
  await change({ timezone_offset: '+09:00' })
  now += DAY_MS - HOUR_MS
  // Noon at UTC is 21:00 there: the next morning at eight is eleven hours later.
  const hours: number[] = []
  for (let hour = 0; hour < 14; hour++) hours.push(await pass(1))
  expect(hours.indexOf(1)).toBe(11)
})

it('stops when the link works again, and begins anew when it ends once more', async () => {
  await end()
  expect(await pass(24)).toBe(1)
  await change({ status: 'connected' })
  expect(await pass(5 * 24)).toBe(0)
  await linkAthlete(call, simulator, ada, member)
  await end()
  expect(await pass(24)).toBe(1)
})

it.each<[string, () => Promise<unknown>]>([
  ['wants none', () => call(ada, 'POST', '/api/devices/whoop/reminders/', { wanted: false })],
  ['has ended the link', () => call(ada, 'POST', '/api/whoop/disconnect/')],
  [
    'is not known to have the address',
    () => database.updateTable('users').set({ email_proven_at: null }).where('id', '=', ada).execute(),
  ],
  [
    'has another link that works',
    async () => {
      const { user_id, ...link } = await database
        .selectFrom('wearable_connections')
        .selectAll()
        .where('user_id', '=', ada)
        .executeTakeFirstOrThrow()
      const other = { ...link, user_id, provider: 'oura', status: 'connected' as const }
      await database
        .insertInto('wearable_connections')
        .values({ ...other, refusals: '{}', missed_records: '{}' })
        .execute()
    },
  ],
])('writes to nobody who %s', async (_, choose) => {
  await end()
  await choose()
  expect(await pass(8 * 24)).toBe(0)
})

it('writes nothing without a mail server, and offers no choice then', async () => {
  const choice = async () => {
    const { body } = await call(ada, 'GET', '/api/devices/')
    return body.devices[0].reminders
  }
  expect(await choice()).toBe(true)
  await call(ada, 'POST', '/api/devices/whoop/reminders/', { wanted: false })
  expect(await choice()).toBe(false)
  await end()
  isAvailable = false
  expect(await pass(8 * 24)).toBe(0)
})

it('keeps the choice to the own links', async () => {
  const ben = await addAthlete(database)
  expect(await call(ben, 'POST', '/api/devices/whoop/reminders/', { wanted: false })).toMatchObject({ status: 409 })
  await end()
  expect(await pass(24)).toBe(1)
})
