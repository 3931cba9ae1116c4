import { beforeEach, describe, expect, it } from 'vitest'
import { readScope } from '../coach/scope.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { Club } from './club-for-tests.ts'

const testApp = await createTestApp({ at: new Date('2026-03-31T05:00:00Z') })
const { database, clock } = testApp
const people = new People(testApp)
const club = new Club(database)

/** An athlete's place, and the date there at five in the morning UTC. */
const ZONES = [
  ['Denver', '-06:00', '2026-03-30'],
  ['London', '+00:00', '2026-03-31'],
  ['Tokyo', '+09:00', '2026-03-31'],
  ['Kiritimati', '+14:00', '2026-03-31'],
] as const

let team: TestTeam
let coach: TestPerson
let ada: TestPerson
beforeEach(async () => {
  team = await people.addTeam('Ringers')
  coach = await people.addCoach([team])
  ada = await people.addAthlete([team])
})

async function get(caller: TestPerson, url: string) {
  const reply = await testApp.app.inject({ url, headers: caller.headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

async function addEveryKind(userId: string, date: string, timezone_offset: string, startMs: number): Promise<void> {
  const span = { timezone_offset, start_at: new Date(startMs), end_at: new Date(startMs + 8 * 3_600_000) }
  await club.addRecovery(userId, date, { recovery_score: 1, hrv_rmssd_milli: 5 })
  await club.addSleep(userId, date, { ...span, total_light_sleep_time_milli: 3_600_000 })
  await club.addCycle(userId, date, { ...span, strain: 20.5 })
  await club.addWorkout(userId, date, span)
}

/** Every way to read measurements, by the dates of the returned records: those of a detail by their wake day. */
async function daysRead(): Promise<Record<string, string[]>> {
  const onTeam = (call: string) => get(coach, `/api/teams/teams/${team.id}/${call}?days=366`)
  const own = (call: string, query = '') => get(ada, `/api/${call}?days=366${query}`)
  const daysOf = (records: { date: string }[]) => records.map(({ date }) => date)
  const detail = await onTeam(`athlete-detail/${ada.id}/`)
  const wakeDaysOf = (records: { date: string }[]) =>
    records.map(({ date }) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10))
  const scope = await readScope({ database }, coachCaller(), { team_id: team.id, days: 7 }, clock.now())
  const [asked] = await scope.records(7)
  const workouts = await own('wearables/activity/')
  const open = await own('wearables/activity/', '&start=2026-01-01&end=2099-12-31')
  return {
    'team recovery': daysOf((await onTeam('athletes-recovery/')).athletes_data[0].recovery_data),
    'team sleep': daysOf((await onTeam('athletes-sleep/')).athletes_data[0].sleep_data),
    'team activity': daysOf((await onTeam('athletes-activity/')).athletes_data[0].activity_data),
    'detail recovery': wakeDaysOf(detail.recovery.recovery_data),
    'detail sleep': wakeDaysOf(detail.sleep.sleep_data),
    'detail activity': wakeDaysOf(detail.activity.activity_data),
    'own HRV': daysOf((await own('hrv/user/')).data),
    'own sleep': daysOf((await own('wearables/sleep/')).data),
    'own activity': daysOf(workouts.data),
    'own workouts': daysOf(workouts.workouts),
    'own sleep until 2099': daysOf((await own('wearables/sleep/', '&start=2026-01-01&end=2099-12-31')).data),
    'own activity until 2099': daysOf(open.data),
    'own workouts until 2099': daysOf(open.workouts),
    'AI coach recovery': daysOf([...(asked?.recovery_data ?? [])]),
    'AI coach sleep': daysOf([...(asked?.sleep_data ?? [])]),
    'AI coach activity': daysOf([...(asked?.activity_data ?? [])]),
  }
}

const coachCaller = () =>
  ({ user_id: coach.id, role: 'coach', session_id: coach.id }) as Parameters<typeof readScope>[1]

describe.each(ZONES)('of an athlete in %s', (_, timezone_offset, today) => {
  it.each(['linked', 'an own export'])('no reading knows a day after their today (%s)', async (kind) => {
    if (kind === 'linked') await club.link(ada.id, { timezone_offset, synced_until: clock.now() })
    else await club.addCycle(ada.id, '2026-03-01', { timezone_offset, strain: 3 })
    await addEveryKind(ada.id, today, timezone_offset, Date.parse('2026-03-30T20:00:00Z'))
    for (const days of [1, 2, 8, 18_000]) {
      const later = new Date(Date.parse(today) + days * 86_400_000)
      await addEveryKind(ada.id, later.toISOString().slice(0, 10), '+14:00', later.getTime() + 2 * 86_400_000)
    }
    for (const [reading, days] of Object.entries(await daysRead()))
      expect([reading, days.filter((day) => day >= '2026-03-30')]).toEqual([reading, [today]])
  })
})

it('stays within the athlete’s own day where the team’s has come further', async () => {
  for (const name of ['Ben', 'Cy'])
    await club.addAthlete(name, team.id, { timezone_offset: '+09:00', synced_until: clock.now() })
  await club.link(ada.id, { timezone_offset: '-06:00', synced_until: clock.now() }) // the 30th, late in the evening
  for (const date of ['2026-03-30', '2026-03-31', '2026-04-01']) await club.addRecovery(ada.id, date)
  const { summary, athletes_data } = await get(coach, `/api/teams/teams/${team.id}/athletes-recovery/`)
  expect(summary).toMatchObject({ today: '2026-03-31', from: '2026-03-25', timezone_offset: '+09:00' })
  const entry = athletes_data.find(({ athlete_id }: { athlete_id: string }) => athlete_id === ada.id)
  expect(entry.recovery_data.map(({ date }: { date: string }) => date)).toEqual(['2026-03-30'])
})

it('shows a kept reply only until the midnight of an athlete, not of the team alone', async () => {
  for (const name of ['Ben', 'Cy'])
    await club.addAthlete(name, team.id, { timezone_offset: '+09:00', synced_until: clock.now() })
  await club.link(ada.id, { timezone_offset: '-06:00', synced_until: clock.now() })
  for (const date of ['2026-03-30', '2026-03-31']) await club.addRecovery(ada.id, date)
  const days = async () => {
    const { athletes_data } = await get(coach, `/api/teams/teams/${team.id}/athletes-recovery/`)
    return athletes_data.flatMap((entry: { recovery_data: { date: string }[] }) =>
      entry.recovery_data.map(({ date }) => date),
    )
  }
  clock.advance({ minutes: 55 })
  coach = await people.addCoach([team])
  try {
    expect(await days()).toEqual(['2026-03-30'])
    clock.advance({ minutes: 5 }) // midnight in Denver, three in the afternoon in Tokyo
    expect(await days()).toEqual(['2026-03-30', '2026-03-31'])
  } finally {
    clock.advance({ minutes: -60 })
  }
})

it('says which day it is where the athlete is, and which days were asked for', async () => {
  await club.link(ada.id, { timezone_offset: '-06:00', synced_until: clock.now() })
  for (const call of ['hrv/user/', 'wearables/sleep/', 'wearables/activity/'])
    expect(await get(ada, `/api/${call}?days=7`)).toMatchObject({ today: '2026-03-30', from: '2026-03-24' })
  const past = await get(ada, '/api/wearables/sleep/?days=7&start=2026-03-01&end=2026-03-03')
  expect(past).toMatchObject({ today: '2026-03-30', from: '2026-03-01' })
})
