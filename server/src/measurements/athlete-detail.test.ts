import { randomUUID } from 'node:crypto'
import { athleteDetail } from '@corner/contract/routes/team-records.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { Club } from './club-for-tests.ts'

const TODAY = '2026-03-31'
const HOUR_MS = 3_600_000

const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const { database } = testApp
const people = new People(testApp)
const club = new Club(database)
const admin = await people.addAdministrator()

let organizationId: string
let team: TestTeam
let coach: TestPerson
let ada: TestPerson
beforeEach(async () => {
  organizationId = await people.addOrganization()
  team = await people.addTeam('Ringers', organizationId)
  coach = await people.addCoach([team])
  ada = await people.addAthlete([team])
})

const addressOf = (teamId: string, athleteId: string, query = '') =>
  `/api/teams/teams/${teamId}/athlete-detail/${athleteId}/${query}`
const get = (caller: TestPerson | undefined, url = addressOf(team.id, ada.id)) =>
  testApp.app.inject({ url, headers: caller?.headers ?? {} })

async function detail(query = '') {
  const reply = await get(coach, addressOf(team.id, ada.id, query))
  expect(reply.statusCode, reply.body).toBe(200)
  return athleteDetail.replies[200].parse(reply.json())
}

describe('who may read an athlete’s detail', () => {
  it('shows it to a coach of the team, an administrator, and the athlete', async () => {
    await club.addRecovery(ada.id, TODAY, { recovery_score: 61 })
    for (const caller of [coach, admin, ada]) {
      const reply = await get(caller)
      expect(reply.statusCode, caller.role).toBe(200)
      expect(reply.json().recovery.stats.latest_recovery).toBe(61)
    }
  })

  it('hides it from everybody else, as if the athlete were not there', async () => {
    const second = await people.addTeam('Second')
    const others = [
      await people.addCoach([second]),
      await people.addCoach(),
      await people.addAthlete([team]),
      await people.addAthlete(),
    ]
    const formerCoach = await people.addAthlete() // an athlete is never a coach, even with a coach's membership
    await people.join(formerCoach, team, 'coach')
    for (const caller of [...others, formerCoach]) {
      const reply = await get(caller)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found', error: 'The athlete was not found' })
    }
  })

  it('shows an athlete through their own team alone, also to a coach of both and to an administrator', async () => {
    const second = await people.addTeam('Second', organizationId)
    await people.join(coach, second, 'coach')
    for (const caller of [coach, admin, ada])
      expect((await get(caller, addressOf(second.id, ada.id))).statusCode, caller.role).toBe(404)
  })

  it('knows no coach as an athlete of the team, also not to themself', async () => {
    for (const caller of [coach, admin]) expect((await get(caller, addressOf(team.id, coach.id))).statusCode).toBe(404)
  })

  it('ends with the membership, the coach’s and the athlete’s', async () => {
    await database.deleteFrom('memberships').where('user_id', '=', coach.id).execute()
    expect((await get(coach)).statusCode).toBe(404)
    expect((await get(ada)).statusCode).toBe(200)
    await database.deleteFrom('memberships').where('user_id', '=', ada.id).execute()
    for (const caller of [ada, admin]) expect((await get(caller)).statusCode).toBe(404)
  })

  it('does not know unknown ids, and asks a visitor to sign in', async () => {
    for (const url of [addressOf(randomUUID(), ada.id), addressOf(team.id, randomUUID())])
      for (const caller of [coach, admin]) expect((await get(caller, url)).statusCode).toBe(404)
    expect((await get(undefined)).statusCode).toBe(401)
  })

  it.each(['0', '367', '-1', '1.5', 'week', ''])('refuses %j days and names the field', async (days) => {
    const reply = await get(coach, addressOf(team.id, ada.id, `?days=${days}`))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'bad_input', fields: { days: expect.any(String) } })
  })

  it.each([
    ['teamId', () => addressOf('7', ada.id)],
    ['athleteId', () => addressOf(team.id, 'ada')],
  ])('refuses a %s that is no id', async (field, address) => {
    const reply = await get(coach, address())
    expect(reply.statusCode).toBe(400)
    expect(reply.json().fields).toHaveProperty(field)
  })
})

it('says who it is about, and has no value where nothing was measured', async () => {
  const { name } = await database
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const { ai_insights: _, ...measured } = await detail()
  expect(measured).toEqual({
    athlete_info: {
      name: 'Ada Tester',
      organization: name,
      team: 'Ringers',
      role: 'athlete',
      whoop_connected: false,
      provider: null,
    },
    data_summary: { analysis_period_days: 7, analysis_date: TODAY },
    recovery: { stats: { latest_recovery: null, recovery_trend: null }, recovery_data: [] },
    sleep: { stats: { latest_duration: null, average_duration: null, average_quality: null }, sleep_data: [] },
    activity: {
      stats: { average_strain: null, total_strain: null, total_duration_hours: null },
      activity_data: [],
    },
  })
})

it.each([
  ['connected', true, undefined],
  ['token_expired', true, true],
  ['disconnected', false, undefined],
] as const)(
  'with a link that is %s says whoop_connected %s and link_ended %s, and shows what is stored',
  async (status, connected, ended) => {
    await club.link(ada.id, { status })
    await club.addRecovery(ada.id, TODAY, { recovery_score: 61 })
    const { athlete_info, recovery } = await detail()
    expect(athlete_info).toMatchObject({ whoop_connected: connected, provider: 'whoop' })
    expect(athlete_info.link_ended).toBe(ended)
    expect(recovery.recovery_data).toHaveLength(1)
  },
)

it('dates each record with the day before the wake day, so that the label a day later is the wake day', async () => {
  await club.addRecovery(ada.id, '2026-03-01', { recovery_score: 61, resting_heart_rate: 50, hrv_rmssd_milli: 80.5 })
  await club.addSleep(ada.id, '2026-03-01', { sleep_performance_percentage: 90 })
  await club.addCycle(ada.id, '2026-03-01', { strain: 12.5, average_heart_rate: 66, max_heart_rate: 181 })
  const { recovery, sleep, activity } = await detail('?days=31')
  expect(recovery.recovery_data).toEqual([
    { date: '2026-02-28', recovery_score: 61, resting_heart_rate: 50, hrv_rmssd_milli: 80.5 },
  ])
  expect(sleep.sleep_data).toEqual([
    {
      date: '2026-02-28',
      total_duration_hours: null,
      sleep_quality_score: 90,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    },
  ])
  expect(activity.activity_data).toEqual([
    { date: '2026-02-28', strain_score: 12.5, average_heart_rate: 66, max_heart_rate: 181 },
  ])
})

it('counts its days by the athlete’s own calendar, whatever the team’s is', async () => {
  await club.addAthlete('Ben', team.id, { timezone_offset: '+00:00' })
  await club.addAthlete('Cy', team.id, { timezone_offset: '+00:00' })
  await club.link(ada.id, { timezone_offset: '-12:00' }) // noon UTC is midnight: her 31st has just begun
  for (const date of ['2026-03-24', '2026-03-25', TODAY]) await club.addRecovery(ada.id, date)
  expect((await detail()).data_summary.analysis_date).toBe(TODAY)
  await database
    .updateTable('wearable_connections')
    .set({ timezone_offset: '+14:00' })
    .where('user_id', '=', ada.id)
    .execute()
  const { data_summary, recovery } = await detail()
  expect(data_summary).toEqual({ analysis_period_days: 7, analysis_date: '2026-04-01' })
  expect(recovery.recovery_data.map(({ date }) => date)).toEqual(['2026-03-30']) // the 25th is 7 days back
  expect((await detail('?days=8')).recovery.recovery_data).toHaveLength(2)
})

it('without a link goes by the newest record’s clock', async () => {
  await club.addCycle(ada.id, TODAY, { timezone_offset: '+14:00' })
  const { athlete_info, data_summary } = await detail()
  expect(data_summary.analysis_date).toBe('2026-04-01')
  expect(athlete_info).toMatchObject({ whoop_connected: false, provider: 'whoop' }) // an own export
})

it('reads its stats from the scores of the period; a day whose score is pending is none', async () => {
  const night = (hours: number, sleep_performance_percentage: number) => ({
    total_light_sleep_time_milli: hours * HOUR_MS,
    total_slow_wave_sleep_time_milli: 0,
    total_rem_sleep_time_milli: 0,
    sleep_performance_percentage,
  })
  await club.link(ada.id)
  await club.addRecovery(ada.id, '2026-03-20', { recovery_score: 5, hrv_rmssd_milli: 500 }) // before the period
  await club.addRecovery(ada.id, '2026-03-29', { recovery_score: 80, hrv_rmssd_milli: 90 })
  await club.addRecovery(ada.id, '2026-03-30', { recovery_score: 50, hrv_rmssd_milli: 60 })
  await club.addRecovery(ada.id, TODAY, { score_state: 'PENDING_SCORE' })
  await club.addSleep(ada.id, '2026-03-29', night(8, 90))
  await club.addSleep(ada.id, '2026-03-30', night(6, 70))
  await club.addSleep(ada.id, TODAY, { score_state: 'PENDING_SCORE' })
  await club.addCycle(ada.id, '2026-03-29', { strain: 10 })
  await club.addCycle(ada.id, '2026-03-30', { strain: 15 })
  await club.addCycle(ada.id, TODAY)
  const workout = { start_at: new Date('2026-03-30T16:00:00Z'), end_at: new Date('2026-03-30T17:30:00Z') }
  await club.addWorkout(ada.id, '2026-03-30', workout)
  await club.addWorkout(ada.id, '2026-03-20', workout)
  const { recovery, sleep, activity } = await detail()
  expect(recovery.stats).toEqual({ latest_recovery: 50, recovery_trend: -15 })
  expect(sleep.stats).toEqual({ latest_duration: 6, average_duration: 7, average_quality: 80 })
  expect(activity.stats).toEqual({ average_strain: 12.5, total_strain: 25, total_duration_hours: 1.5 })
  expect(recovery.recovery_data.at(-1)).toMatchObject({ date: '2026-03-30', recovery_score: null })
})

it('reads the scores of one provider, of the newest link, and of nobody else', async () => {
  await club.link(ada.id, { connected_at: new Date('2026-01-01') })
  await club.link(ada.id, { provider: 'ring', connected_at: new Date('2026-02-01') })
  await club.addRecovery(ada.id, TODAY, { recovery_score: 20 })
  await club.addRecovery(ada.id, TODAY, { recovery_score: 80, provider: 'ring' })
  await club.addWorkout(ada.id, TODAY)
  await club.addRecovery(await club.addAthlete('Ben', team.id), TODAY, { recovery_score: 1 })
  const { athlete_info, recovery, activity } = await detail()
  expect(athlete_info.provider).toBe('ring')
  expect(recovery.recovery_data.map(({ recovery_score }) => recovery_score)).toEqual([80])
  expect(activity.stats.total_duration_hours).toBeNull() // the workout is the other provider's
})
