import { athleteDetail } from '@corner/contract/routes/team-records.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announceLinkChange, announceMeasurementChange } from '../../changes/change-channel.ts'
import { Club } from '../../measurements/club-for-tests.ts'
import { createTestApp } from '../../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../../testing/people.ts'

const TODAY = '2026-03-31'
const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const { database, clock } = testApp
const people = new People(testApp)
const club = new Club(database)
const admin = await people.addAdministrator()

let team: TestTeam
let coach: TestPerson
let ada: TestPerson
beforeEach(async () => {
  team = await people.addTeam()
  coach = await people.addCoach([team])
  ada = await people.addAthlete([team])
  await club.link(ada.id)
})

const read = (caller: TestPerson, app = testApp.app) =>
  app.inject({ url: `/api/teams/teams/${team.id}/athlete-detail/${ada.id}/`, headers: caller.headers })

async function detail(caller = coach, app = testApp.app) {
  const reply = await read(caller, app)
  expect(reply.statusCode, reply.body).toBe(200)
  return athleteDetail.replies[200].parse(reply.json())
}
const insights = async (caller = coach, app = testApp.app) => (await detail(caller, app)).ai_insights

const setScore = (recovery_score: number) =>
  database.updateTable('recoveries').set({ recovery_score }).where('user_id', '=', ada.id).execute()

/** Until this server hears changes: then an analysis is kept, and a silent write does not show. */
async function keptInsights() {
  return vi.waitFor(async () => {
    await setScore(50)
    await announce()
    const before = await insights()
    expect(before.readiness_level).toBe('Moderate')
    await setScore(90)
    expect((await insights()).readiness_level).toBe('Moderate')
    return before
  })
}

const announce = () => database.transaction().execute((db) => announceMeasurementChange(db, [ada.id]))

it('says what to do next by the rules, from the athlete’s own 35 days', async () => {
  await club.addRecovery(ada.id, TODAY, { recovery_score: 30, hrv_rmssd_milli: 60, resting_heart_rate: 58.5 })
  for (let day = 3; day <= 31; day++)
    await club.addRecovery(ada.id, `2026-03-${String(day - 1).padStart(2, '0')}`, {
      ...{ recovery_score: 70, hrv_rmssd_milli: 60, resting_heart_rate: 52 },
    })
  await club.addRecovery(ada.id, '2026-02-01', { recovery_score: 70, resting_heart_rate: 90 })
  const workout = { start_at: new Date('2026-03-30T06:00:00Z'), end_at: new Date('2026-03-30T14:30:00Z') }
  await club.addWorkout(ada.id, '2026-03-30', workout)
  const { performance, ...fields } = await insights()
  expect(fields).toMatchObject({
    ...{ readiness_level: 'Low', rhr_baseline: 52, macrocycle_focus: 'Base/Build', mesocycle_week: 1 },
    ...{ microcycle_focus: 'Technique + Aerobic', weekly_sessions: 5, worded_by: 'analyst' },
    generated_at: clock.now().toISOString(),
  })
  expect(fields.error).toBeUndefined()
  expect(fields.areas_of_concern).toEqual([
    'Low recovery: 30% today',
    'Elevated resting heart rate: 59 bpm against a baseline of 52 bpm',
    'Large training volume: 8.5 h in the week',
  ])
  expect(performance.find(({ kind }) => kind === 'resting_heart_rate')?.values).toMatchObject([
    { value: 58.5, from: TODAY, until: TODAY },
    { value: 52, from: '2026-03-03', until: '2026-03-30', records: 28 },
  ])
})

it('gives them to a coach of the team, an administrator and the athlete, and to nobody else', async () => {
  await club.addRecovery(ada.id, TODAY, { recovery_score: 70 })
  for (const caller of [coach, admin, ada]) expect((await insights(caller)).readiness_level, caller.role).toBe('High')
  const others = [await people.addCoach([await people.addTeam('Second')]), await people.addAthlete([team])]
  for (const caller of others) {
    const reply = await read(caller)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('High')
  }
})

describe('an analysis that was made', () => {
  beforeEach(() => club.addRecovery(ada.id, TODAY, { recovery_score: 50 }))

  it('is kept with its moment until the athlete’s data changes', async () => {
    const before = await keptInsights()
    clock.advance({ minutes: 5 })
    expect((await insights()).generated_at).toBe(before.generated_at)
    await announce()
    await vi.waitFor(async () => {
      const after = await insights()
      expect(after.readiness_level).toBe('High')
      expect(after.generated_at).toBe(clock.now().toISOString())
    })
  })

  it('is no longer the day’s when the day has turned, nor after the athlete has flown to another day', async () => {
    const before = await keptInsights()
    await database
      .updateTable('wearable_connections')
      .set({ timezone_offset: '+14:00' })
      .where('user_id', '=', ada.id)
      .execute()
    await database.transaction().execute((db) => announceLinkChange(db, ada.id))
    clock.advance({ minutes: 1 })
    const flown = await insights()
    expect(flown.generated_at).not.toBe(before.generated_at)
    expect(flown.performance[0]?.text).toContain('measured yesterday')
    clock.advance({ days: 1 })
    coach.headers = (await people.addSession(coach.id)).headers
    expect((await insights()).performance[0]?.text).toContain('measured on Mar 31')
  })
})

it('that cannot be made says so, and all that was measured is shown', async () => {
  await club.addRecovery(ada.id, TODAY, { recovery_score: 61 })
  // Older than the detail's week: only the analysis stumbles over what no JSON can carry.
  await club.addRecovery(ada.id, '2026-03-10', { recovery_score: 50, hrv_rmssd_milli: Number.NaN })
  const { ai_insights, recovery } = await detail()
  expect(recovery.stats.latest_recovery).toBe(61)
  expect(ai_insights).toMatchObject({
    error: expect.stringMatching(/^The analysis could not be made just now\./),
    ...{ readiness_level: null, next_week_focus: [], performance: [], training: [], generated_at: null },
  })
  // The fault is not kept.
  await database.deleteFrom('recoveries').where('user_id', '=', ada.id).where('date', '=', '2026-03-10').execute()
  expect((await insights()).readiness_level).toBe('Moderate')
})
