import { createTestDatabase } from '@corner/server/testing/database.ts'
import { afterAll, expect, it } from 'vitest'
import { prepareClub } from './loaded-club.ts'
import { carryOut } from './run.ts'

const { connection, unbound } = await createTestDatabase()
const cleanUp = new AsyncDisposableStack()
afterAll(() => cleanUp.disposeAsync())

it('loses no read, stream, webhook or news with two server processes on one database', async () => {
  const size = { athletes: 3, coaches: 4, days: 10 }
  const club = await prepareClub({ connection, superuser: unbound }, size, cleanUp)
  const run = { processes: 2, readsASecond: 20, nightsASecond: 1, minutes: 0.1 }
  const { reads, refetches, webhooks, news, lostStreams, openEvents } = await carryOut(club, run)
  expect([reads, refetches, webhooks, news].flatMap(({ failures }) => failures)).toEqual([])
  expect({ lostStreams, openEvents }).toEqual({ lostStreams: 0, openEvents: 0 })
  // Every read that was due in six seconds, a night or more on each of the four pages, and what they asked again.
  expect(reads.count).toBeGreaterThanOrEqual(110)
  expect(webhooks.count).toBeGreaterThan(0)
  expect(news.count).toBeGreaterThanOrEqual(4)
  expect(refetches.count).toBeGreaterThanOrEqual(16)
})
