import { cycleDays } from '@corner/wearables/cycle-days.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { addAthlete } from './athlete-for-tests.ts'
import { type Arrival, anyOrder, dailyPolls } from './histories-for-tests.ts'
import { storeRecords } from './ingest.ts'
import { daysAround, type Neighbours } from './ingest-days.ts'
import { removeRecord } from './ingest-removal.ts'
import { batch, cycle, recovery, sleep } from './records-for-tests.ts'

const { connection, unbound } = await createTestDatabase()
const app = openDatabase(openPool(connection))
const database = openDatabase(openPool(unbound))
afterAll(() => Promise.all([app.destroy(), database.destroy()]))

type Days = Record<string, string | null | undefined>

/** The rows of one athlete, kept in memory the way the database keeps them, so that hundreds of histories take a second. */
class Rows {
  private readonly cycles = new Map<string, Neighbours['cycles'][number]>()
  private readonly sleeps = new Map<string, Neighbours['sleeps'][number]>()
  private readonly days = new Map<string, string>()
  reads = 0

  private readonly read = async ({ from, to }: { from: Date; to: Date }): Promise<Neighbours> => {
    this.reads += 1
    const isWithin = ({ start_at }: { start_at: Date }) => start_at >= from && start_at <= to
    return { cycles: [...this.cycles.values()].filter(isWithin), sleeps: [...this.sleeps.values()].filter(isWithin) }
  }

  async take(arrival: Arrival): Promise<void> {
    if ('deleted' in arrival) {
      this.sleeps.delete(arrival.deleted.provider_id)
      this.move(await daysAround({ cycles: [], sleeps: [arrival.deleted] }, { cycles: [], sleeps: [] }, this.read))
      return
    }
    const days = await daysAround(arrival, arrival, this.read)
    for (const each of arrival.cycles) putNewer(this.cycles, each)
    for (const each of arrival.sleeps) putNewer(this.sleeps, each)
    this.move(days)
  }

  private move(days: ReadonlyMap<string, string>): void {
    for (const [id, day] of days) this.days.set(id, day)
  }

  get stored(): Days {
    return Object.fromEntries([...this.cycles.keys()].sort().map((id) => [id, this.days.get(id)]))
  }

  get runConcurrently(): Days {
    const days = cycleDays([...this.cycles.values()], [...this.sleeps.values()])
    return Object.fromEntries([...days].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

function putNewer<R extends { provider_id: string; updated_at: Date }>(rows: Map<string, R>, given: R): void {
  const known = rows.get(given.provider_id)
  if (!known || given.updated_at >= known.updated_at) rows.set(given.provider_id, given)
}

describe.each([
  ['in any order and any chunks', anyOrder],
  ['by a poll of three days each day', dailyPolls],
] as const)('what comes %s', (_, arrivals) => {
  it('has the days that dating everything at once gives', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals, async (all) => {
        const rows = new Rows()
        for (const arrival of all) await rows.take(arrival)
        expect(rows.stored).toEqual(rows.runConcurrently)
      }),
      { numRuns: 150 },
    )
  })

  it('has them in the database, recoveries with their cycles', async () => {
    await fc.assert(
      fc.asyncProperty(arrivals, async (all) => {
        const athlete = { user_id: await addAthlete(database), provider: 'whoop' }
        const rows = new Rows()
        for (const arrival of all) {
          await rows.take(arrival)
          if ('deleted' in arrival) await removeRecord(app, athlete, 'sleep', arrival.deleted.provider_id)
          else {
            const recoveries = arrival.cycles.map(({ provider_id }) => recovery(provider_id, `of ${provider_id}`))
            await storeRecords(app, athlete, batch({ ...arrival, recoveries }))
          }
        }
        expect(await storedDays('cycles', athlete.user_id)).toEqual(rows.runConcurrently)
        expect(await storedDays('recoveries', athlete.user_id)).toEqual(rows.runConcurrently)
      }),
      { numRuns: 8 },
    )
  })
})

async function storedDays(table: 'cycles' | 'recoveries', userId: string): Promise<Days> {
  const rows = await database
    .selectFrom(table)
    .select(['provider_id', 'date'])
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .execute()
  return Object.fromEntries(rows.map(({ provider_id, date }) => [provider_id, date]))
}

const DAY_MS = 86_400_000
const nightAt = (place: number) => new Date(Date.parse('2026-03-01T04:00:00Z') + place * DAY_MS).toISOString()
const slept = (place: number) => ({
  cycles: [cycle(`c${place}`, nightAt(place))],
  sleeps: [
    sleep(`s${place}`, nightAt(place), new Date(Date.parse(nightAt(place)) + 8 * 3_600_000).toISOString(), {
      cycle_id: `c${place}`,
    }),
  ],
})
const unslept = (place: number) => ({ cycles: [cycle(`c${place}`, nightAt(place))], sleeps: [] })

it('dates weeks without a strap on, night after night, after some that were slept', async () => {
  const rows = new Rows()
  for (const place of [0, 1, 2, 3, 4]) await rows.take(slept(place))
  for (let place = 5; place < 55; place += 1) await rows.take(unslept(place))
  expect(rows.stored).toEqual(rows.runConcurrently)
  expect(new Set(Object.values(rows.stored)).size).toBe(55) // no day twice
})

it('asks the database once for a record among nights that were slept', async () => {
  const rows = new Rows()
  for (let place = 0; place < 20; place += 1) await rows.take(slept(place))
  for (const place of [19, 10, 3]) {
    rows.reads = 0
    await rows.take(slept(place))
    expect(rows.reads).toBe(1)
  }
})
