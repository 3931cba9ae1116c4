import { localDay } from '@corner/wearables/calendar.ts'
import { expect, it, vi } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { accessTokenFor } from '../link/access-token.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const MEMBERS = [1, 2, 3, 4, 5, 6]
const DAY_MS = 86_400_000
/** In America it is midday: everybody is awake, in a cycle that most of them began before midnight. */
const MIDDAY = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - 6 * 3_600_000)

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const environment = { ...simulator.environment, FIRST_SYNC_DAYS: '5' }
const { call, database, links, start } = await startWearableApp(testDatabase, environment, () => MIDDAY)
await start()

/** What the provider itself says of a cycle's sleep. */
async function sleepOf(
  user_id: string,
  cycleId: string,
): Promise<{ end: string; timezone_offset: string } | undefined> {
  const token = await accessTokenFor(links, { user_id, provider: 'whoop' })
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${simulator.url}/developer/v2/cycle/${cycleId}/sleep`, { headers })
  return reply.ok ? ((await reply.json()) as { end: string; timezone_offset: string }) : undefined
}

it('has the oldest day of the first sync on the day on which its night ended', async () => {
  const oldest = await Promise.all(
    MEMBERS.map(async (member) => {
      const user_id = await addAthlete(database)
      await linkAthlete(call, simulator, user_id, member)
      await vi.waitFor(
        async () => {
          const link = database.selectFrom('wearable_connections').select('first_sync_state')
          expect(await link.where('user_id', '=', user_id).executeTakeFirst()).toEqual({ first_sync_state: 'done' })
        },
        { timeout: 20_000 },
      )
      const cycles = database.selectFrom('cycles').where('user_id', '=', user_id).orderBy('start_at')
      const cycle = await cycles
        .select(['provider_id', 'date', 'start_at', 'timezone_offset'])
        .executeTakeFirstOrThrow()
      const sleep = await sleepOf(user_id, cycle.provider_id)
      const wakeDay = sleep && localDay(new Date(sleep.end), sleep.timezone_offset)
      return { cycle, date: cycle.date, wakeDay, startDay: localDay(cycle.start_at, cycle.timezone_offset) }
    }),
  )
  const told = oldest.filter(({ wakeDay, startDay }) => wakeDay !== undefined && wakeDay !== startDay)
  expect(told.length, 'cycles that began on the day before').toBeGreaterThan(0)
  for (const { date, wakeDay } of told) expect(date).toBe(wakeDay)
})
