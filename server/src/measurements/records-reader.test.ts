import { RECORD_SERIES } from '@corner/contract/metrics/record-series.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { readSources } from './athlete-sources.ts'
import { Club } from './club-for-tests.ts'
import type { VisibleAthletes } from './records-of-athletes.ts'
import { RecordsReader } from './records-reader.ts'

const { connection, unbound } = await createTestDatabase()
const app = openDatabase(openPool(connection))
const unboundDatabase = openDatabase(openPool(unbound))
afterAll(() => Promise.all([app.destroy(), unboundDatabase.destroy()]))
const club = new Club(unboundDatabase)

it('finds nothing of an athlete for whom the database was not opened, though they are asked for', async () => {
  const team = await club.addTeam('Ringers')
  const [ada, ben] = [await club.addAthlete('Ada', team), await club.addAthlete('Ben', team)]
  for (const athlete of [ada, ben]) {
    await club.addRecovery(athlete, '2026-03-31')
    await club.addSleep(athlete, '2026-03-31')
    await club.addSleep(athlete, '2026-03-31', { nap: true })
    await club.addCycle(athlete, '2026-03-31')
    await club.addWorkout(athlete, '2026-03-31')
  }
  const athletes = [ada, ben].map((id) => ({
    id,
    first_name: 'A',
    name: 'A B',
    link: undefined,
    sources: readSources([], []),
    offset: '+00:00',
  }))
  const visible: VisibleAthletes = {
    team: { id: team, name: 'Ringers', organization: 'Club' },
    athletes,
    userIds: [ada],
    today: '2026-03-31',
    now: new Date('2026-03-31T12:00:00Z'),
  }
  const counts = (await new RecordsReader(app, visible).read(7, RECORD_SERIES)).map(
    ({ recovery_data, sleep_data, activity_data, naps = [], workouts = [] }) =>
      [recovery_data, sleep_data, activity_data, naps, workouts].map(({ length }) => length),
  )
  expect(counts).toEqual([
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
  ])
})
