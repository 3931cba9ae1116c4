import { joinAthletes } from '@corner/analytics/athlete/athlete-records.ts'
import { teamActivity, teamRecovery, teamSleep } from '@corner/contract/routes/team-records.ts'
import { beforeEach, expect, it } from 'vitest'
import { Club } from '../measurements/club-for-tests.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { readScope } from './scope.ts'

const TODAY = '2026-03-31'
const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const { app, database, clock } = testApp
const people = new People(testApp)
const club = new Club(database)

let team: TestTeam
let coach: TestPerson
let ada: TestPerson
let ben: TestPerson
beforeEach(async () => {
  team = await people.addTeam('Ringers')
  coach = await people.addCoach([team])
  ben = await people.addAthlete([team], { first_name: 'Ben' })
  ada = await people.addAthlete([team])
})

const scopeOf = ({ id, role, session_id }: TestPerson, days = 7) =>
  readScope({ database }, { user_id: id, role, session_id }, { team_id: team.id, days }, clock.now())

/** As on the team's screens. */
async function shown(days: number) {
  const read = async (what: string) =>
    (
      await app.inject({ url: `/api/teams/teams/${team.id}/athletes-${what}/?days=${days}`, headers: coach.headers })
    ).json()
  return joinAthletes(
    teamRecovery.replies[200].parse(await read('recovery')).athletes_data,
    teamSleep.replies[200].parse(await read('sleep')).athletes_data,
    teamActivity.replies[200].parse(await read('activity')).athletes_data,
  )
}

it('has the same athletes and records as the team’s screens', async () => {
  await club.link(ada.id)
  await club.link(ben.id, { provider: 'ring', status: 'token_expired' })
  await club.link(await club.addAthlete('Cy', team.id, null), { status: 'disconnected' })
  const sleep = {
    total_light_sleep_time_milli: 2e7,
    total_slow_wave_sleep_time_milli: 0,
    total_rem_sleep_time_milli: 0,
  }
  for (const date of ['2026-01-01', '2026-01-02', '2026-03-30', TODAY]) {
    await club.addRecovery(ada.id, date, { recovery_score: 61, hrv_rmssd_milli: 70.25 })
    await club.addSleep(ada.id, date, sleep)
    await club.addCycle(ben.id, date, { strain: 12.5, provider: 'ring' })
    await club.addRecovery(ben.id, date, { recovery_score: 40 }) // of the previous provider
  }
  const scope = await scopeOf(coach)
  expect(await scope.records(90)).toEqual(await shown(90))
  expect(scope).toMatchObject({ view: 'team', days: 7, today: TODAY, team: { id: team.id, name: 'Ringers' } })
  expect(
    scope.athletes.map(({ name, first_name, connected, linkEnded }) => [name, first_name, connected, linkEnded]),
  ).toEqual([
    ['Ada Tester', 'Ada', true, false],
    ['Ben Tester', 'Ben', true, true],
    ['Cy Tester', 'Cy', false, false],
  ])
})

it('reads a quarter at once and once, and more where more is asked for', async () => {
  await club.addRecovery(ada.id, '2025-12-01', { recovery_score: 50 })
  const scope = await scopeOf(coach)
  expect(await scope.records(7)).toBe(await scope.records(90))
  const scores = async (days: number) => (await scope.records(days))[0]?.recovery_data.length
  expect(await scores(90)).toBe(0)
  expect(await scores(150)).toBe(1)
})

it('has of an athlete’s own view themselves alone, by their own calendar', async () => {
  await club.link(ada.id, { timezone_offset: '+14:00' })
  await club.link(ben.id, { timezone_offset: '-05:00' })
  await club.addRecovery(ada.id, TODAY, { recovery_score: 61 })
  await club.addRecovery(ben.id, TODAY, { recovery_score: 40 })
  const scope = await scopeOf(ada)
  expect(scope).toMatchObject({ view: 'own', today: '2026-04-01', team: { id: team.id, name: 'Ringers' } })
  expect(scope.athletes.map(({ id }) => id)).toEqual([ada.id])
  expect((await scope.records(7)).map(({ athlete_id }) => athlete_id)).toEqual([ada.id])
})

it('is not found for users who may not see the team', async () => {
  for (const stranger of [await people.addCoach(), await people.addAthlete()])
    await expect(scopeOf(stranger)).rejects.toMatchObject({ code: 'not_found', message: 'The team was not found' })
})
