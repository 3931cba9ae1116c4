import { randomUUID } from 'node:crypto'
import { teamActivity, teamRecovery, teamSleep } from '@corner/contract/routes/team-records.ts'
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
const coach = await people.addCoach()

let team: TestTeam
beforeEach(async () => {
  team = await people.addTeam('Ringers')
  await people.join(coach, team, 'coach')
})

const get = (caller: TestPerson | undefined, url: string, headers = {}) =>
  testApp.app.inject({ url, headers: { ...caller?.headers, ...headers } })

/** An athlete of the team, linked by default. */
async function addAthlete(first_name: string, link: Parameters<Club['link']>[1] | null = {}): Promise<string> {
  const { id } = await people.addAthlete([team], { first_name })
  if (link) await club.link(id, link)
  return id
}

const address = (kind: string, days: number | string = 7) =>
  `/api/teams/teams/${team.id}/athletes-${kind}/?days=${days}`

async function reply(kind: string, days: number) {
  const { statusCode, json } = await get(coach, address(kind, days))
  expect(statusCode).toBe(200)
  return json()
}

// Parsed by the contract: the reply is finished text that no serializer has checked.
const sleep = async (days = 7) => teamSleep.replies[200].parse(await reply('sleep', days))
const activity = async (days = 7) => teamActivity.replies[200].parse(await reply('activity', days))
async function recovery(days = 7) {
  const { summary, athletes_data } = teamRecovery.replies[200].parse(await reply('recovery', days))
  return {
    summary,
    entries: athletes_data,
    days: athletes_data.map((entry) => entry.recovery_data.map(({ date }) => date)),
  }
}

describe.each(['recovery', 'sleep', 'activity'])('who may read the %s of a team', (kind) => {
  it('shows it to the coach of the team and to an administrator', async () => {
    for (const caller of [coach, await people.addAdministrator()])
      expect((await get(caller, address(kind))).statusCode).toBe(200)
  })

  it('hides it from everybody else, as if the team were not there', async () => {
    const elsewhere = await people.addCoach([await people.addTeam()])
    const nobody = await people.addAthlete()
    const member = await people.addAthlete([team])
    for (const caller of [elsewhere, nobody, member]) {
      const reply = await get(caller, address(kind))
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not_found' })
    }
    const unknown = await get(coach, `/api/teams/teams/${randomUUID()}/athletes-${kind}/`)
    expect(unknown.statusCode).toBe(404)
  })

  it('asks a visitor to sign in', async () => {
    expect((await get(undefined, address(kind))).statusCode).toBe(401)
  })

  it('does not show a kept reply to somebody who may not see the team', async () => {
    const stranger = await people.addCoach()
    const { headers } = await get(coach, address(kind))
    const reply = await get(stranger, address(kind), { 'if-none-match': String(headers.etag) })
    expect(reply.statusCode).toBe(404)
  })

  it.each(['0', '367', '-1', '1.5', 'week', ''])('refuses %j days and names the field', async (days) => {
    const reply = await get(coach, address(kind, days))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'bad_input', fields: { days: expect.any(String) } })
  })

  it('refuses what is no id', async () => {
    const reply = await get(coach, `/api/teams/teams/7/athletes-${kind}/`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ fields: { teamId: expect.any(String) } })
  })

  it('is an empty list for a team without athletes', async () => {
    const reply = await get(coach, address(kind))
    expect(reply.json()).toEqual({
      summary: {
        total_athletes: 0,
        athletes_with_data: 0,
        timezone_offset: '+00:00',
        today: TODAY,
        from: '2026-03-25',
      },
      athletes_data: [],
    })
  })
})

describe('the window', () => {
  it('holds exactly the days asked for, today the last, 7 without a word', async () => {
    const ada = await addAthlete('Ada')
    for (const date of ['2026-03-24', '2026-03-25', '2026-03-31']) await club.addRecovery(ada, date)
    expect((await recovery(1)).days).toEqual([['2026-03-31']])
    expect((await recovery(7)).days).toEqual([['2026-03-25', '2026-03-31']])
    expect((await recovery(8)).days).toEqual([['2026-03-24', '2026-03-25', '2026-03-31']])
    const unsaid = await get(coach, `/api/teams/teams/${team.id}/athletes-recovery`)
    expect(unsaid.json().athletes_data[0].recovery_data).toHaveLength(2)
  })

  it('ends with the day that most of the team has, and shows one who is a day ahead whole', async () => {
    for (const name of ['Ada', 'Ben']) {
      const home = await addAthlete(name, { timezone_offset: '-12:00' }) // midnight of the 31st in the team's time zone
      for (const date of ['2026-03-30', '2026-03-31']) await club.addRecovery(home, date)
    }
    const away = await addAthlete('Cy', { timezone_offset: '+14:00' })
    for (const date of ['2026-03-30', '2026-03-31', '2026-04-01']) await club.addRecovery(away, date)
    expect((await recovery(1)).days).toEqual([['2026-03-31'], ['2026-03-31'], ['2026-03-31', '2026-04-01']])
  })

  it('is not counted by links that have not synced yet: where they are is not known', async () => {
    for (const name of ['Ada', 'Ben']) await addAthlete(name)
    await addAthlete('Cy', { timezone_offset: '+14:00' })
    expect((await recovery(1)).summary.timezone_offset).toBe('+14:00')
  })

  it('is counted by the newest records where no link has synced: own exports, a first sync that runs', async () => {
    const ada = await addAthlete('Ada', null)
    await club.addCycle(ada, '2026-03-01', { timezone_offset: '+00:00', start_at: new Date('2026-03-01T04:00:00Z') })
    await club.addCycle(ada, '2026-03-30', { timezone_offset: '+14:00', start_at: new Date('2026-03-30T04:00:00Z') })
    await addAthlete('Ben')
    for (const date of ['2026-03-31', '2026-04-01']) await club.addRecovery(ada, date)
    const { summary, days } = await recovery(1)
    expect(summary.timezone_offset).toBe('+14:00')
    expect(days[0]).toEqual(['2026-04-01'])
  })
})

describe('entries', () => {
  it('are there for every athlete, unlinked ones and those without data too, and for no coach', async () => {
    const ada = await addAthlete('Ada')
    const ben = await addAthlete('Ben')
    const cy = await addAthlete('Cy', null)
    const dan = await addAthlete('Dan', { status: 'token_expired' })
    await club.addRecovery(ada, TODAY, { recovery_score: 60, resting_heart_rate: 51, hrv_rmssd_milli: 71.25 })
    await club.addRecovery(dan, TODAY, { score_state: 'PENDING_SCORE' })
    const { summary, entries } = await recovery()
    expect(summary).toMatchObject({ total_athletes: 4, athletes_with_data: 1 })
    const record = { date: TODAY, recovery_score: 60, resting_heart_rate: 51, hrv_rmssd_milli: 71.25 }
    const pending = { date: TODAY, recovery_score: null, resting_heart_rate: null, hrv_rmssd_milli: null }
    expect(entries).toEqual([
      { ...entry(ada, 'Ada'), whoop_connected: true, provider: 'whoop', recovery_data: [record] },
      { ...entry(ben, 'Ben'), whoop_connected: true, provider: 'whoop', recovery_data: [] },
      { ...entry(cy, 'Cy'), whoop_connected: false, provider: null, recovery_data: [] },
      { ...entry(dan, 'Dan'), whoop_connected: true, link_ended: true, provider: 'whoop', recovery_data: [pending] },
    ])
  })

  const entry = (athlete_id: string, first_name: string) => ({
    athlete_id,
    athlete_name: `${first_name} Tester`,
    first_name,
  })

  it('carry names with any sign', async () => {
    await addAthlete('"Öz\\n" </script>')
    expect((await recovery()).entries[0]?.first_name).toBe('"Öz\\n" </script>')
  })

  it('show an own export that came without a link', async () => {
    const ada = await addAthlete('Ada', null)
    await club.addRecovery(ada, TODAY, { recovery_score: 60 })
    expect((await recovery()).entries).toMatchObject([
      { whoop_connected: false, provider: 'whoop', recovery_data: [{}] },
    ])
  })

  it('hold the scores of one provider, of the newest link', async () => {
    const ada = await addAthlete('Ada', { connected_at: new Date('2026-01-01') })
    await club.link(ada, { provider: 'ring', connected_at: new Date('2026-02-01') })
    await club.addRecovery(ada, TODAY, { recovery_score: 20 })
    await club.addRecovery(ada, TODAY, { recovery_score: 80, provider: 'ring' })
    expect((await recovery()).entries).toMatchObject([{ provider: 'ring', recovery_data: [{ recovery_score: 80 }] }])
    await database
      .updateTable('wearable_connections')
      .set({ status: 'disconnected' })
      .where('provider', '=', 'ring')
      .execute()
    team = await people.addTeam('Second') // whose list of athletes nobody has read yet
    await people.join(coach, team, 'coach')
    await people.join({ id: ada }, team, 'athlete')
    await addAthlete('Ben')
    expect((await recovery()).entries).toMatchObject([
      { provider: 'whoop', recovery_data: [{ recovery_score: 20 }] },
      { first_name: 'Ben' },
    ])
  })
})

describe('records', () => {
  it('come oldest first, one a day: of two recoveries of a day the scored one', async () => {
    const ada = await addAthlete('Ada')
    await club.addRecovery(ada, TODAY, { recovery_score: 44 })
    await club.addRecovery(ada, TODAY)
    await club.addRecovery(ada, '2026-03-30', { recovery_score: 0 })
    const [only] = (await recovery()).entries
    expect(only?.recovery_data.map(({ date, recovery_score }) => [date, recovery_score])).toEqual([
      ['2026-03-30', 0],
      [TODAY, 44],
    ])
  })

  it('leave out a recovery whose day is not known yet', async () => {
    await club.addRecovery(await addAthlete('Ada'), TODAY, { date: null, recovery_score: 44 })
    expect((await recovery()).days).toEqual([[]])
  })

  it('count light, slow wave and REM sleep as hours; naps apart; of two nights of a day the longest', async () => {
    const ada = await addAthlete('Ada')
    const asleep = (light: number, deep: number, rem: number) => ({
      total_light_sleep_time_milli: light * HOUR_MS,
      total_slow_wave_sleep_time_milli: deep * HOUR_MS,
      total_rem_sleep_time_milli: rem * HOUR_MS,
    })
    const quality = {
      sleep_performance_percentage: 91,
      sleep_efficiency_percentage: 93.69,
      sleep_consistency_percentage: 0,
    }
    await club.addSleep(ada, TODAY, { ...asleep(4, 1.5, 2.25), ...quality })
    await club.addSleep(ada, TODAY, { ...asleep(1, 1, 1), sleep_performance_percentage: 99 })
    await club.addSleep(ada, TODAY, { ...asleep(9, 9, 9), nap: true })
    await club.addSleep(ada, '2026-03-30', { score_state: 'PENDING_SCORE' })
    await club.addSleep(ada, '2026-03-29', asleep(0, 0, 0))
    const { summary, athletes_data } = await sleep()
    const none = { sleep_quality_score: null, sleep_efficiency: null, sleep_consistency_percentage: null }
    expect(athletes_data[0]?.sleep_data).toEqual([
      { date: '2026-03-29', total_duration_hours: 0, ...none },
      { date: '2026-03-30', total_duration_hours: null, ...none },
      {
        date: TODAY,
        total_duration_hours: 7.75,
        sleep_quality_score: 91,
        sleep_efficiency: 93.69,
        sleep_consistency_percentage: 0,
      },
    ])
    expect(summary).toMatchObject({ total_athletes: 1, athletes_with_data: 1 })
  })

  it('keep hours to four decimals', async () => {
    const milliseconds = { total_light_sleep_time_milli: 10_000_001, total_slow_wave_sleep_time_milli: 5_000_000 }
    await club.addSleep(await addAthlete('Ada'), TODAY, {
      ...milliseconds,
      total_rem_sleep_time_milli: 5_000_000,
    })
    expect((await sleep()).athletes_data[0]?.sleep_data[0]?.total_duration_hours).toBe(5.5556)
  })

  it('do not count a night of which a stage is missing', async () => {
    await club.addSleep(await addAthlete('Ada'), TODAY, { total_light_sleep_time_milli: HOUR_MS })
    const { summary, athletes_data } = await sleep()
    expect(athletes_data[0]?.sleep_data[0]?.total_duration_hours).toBeNull()
    expect(summary.athletes_with_data).toBe(0)
  })

  it('show a day without strain as 0 and one without a score as null', async () => {
    const ada = await addAthlete('Ada')
    await club.addCycle(ada, '2026-03-29', { strain: 0, average_heart_rate: 55, max_heart_rate: 90 })
    await club.addCycle(ada, '2026-03-30', { score_state: 'UNSCORABLE' })
    await club.addCycle(ada, TODAY, { strain: 5.2951527 })
    await club.addCycle(ada, TODAY, { strain: 1 })
    const { summary, athletes_data } = await activity()
    expect(athletes_data[0]?.activity_data).toEqual([
      { date: '2026-03-29', strain_score: 0, average_heart_rate: 55, max_heart_rate: 90 },
      { date: '2026-03-30', strain_score: null, average_heart_rate: null, max_heart_rate: null },
      { date: TODAY, strain_score: 5.2951527, average_heart_rate: null, max_heart_rate: null },
    ])
    expect(summary).toMatchObject({ total_athletes: 1, athletes_with_data: 1 })
  })
})
