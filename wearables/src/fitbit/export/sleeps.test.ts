import { expect, it } from 'vitest'
import { LOG, logs, profile, read, table, userSleeps } from './rows-for-tests.ts'

it('takes times and offset of a night from UserSleeps, and the stages from its log', async () => {
  const { sleeps } = await read({
    ...logs(LOG),
    ...userSleeps('1000000000000000001,STAGES,480,440,40,-07:00,2026-07-20T06:30:30Z,-07:00,2026-07-20T14:30:30Z'),
  })
  expect(sleeps).toMatchObject([
    {
      provider_id: 'export:sleep:2026-07-20',
      start_at: new Date('2026-07-20T06:30:30Z'),
      end_at: new Date('2026-07-20T14:30:30Z'),
      timezone_offset: '-07:00',
      total_light_sleep_time_milli: 260 * 60_000,
      total_rem_sleep_time_milli: 100 * 60_000,
      total_in_bed_time_milli: 480 * 60_000,
      sleep_efficiency_percentage: 93,
    },
  ])
})

it.each([
  ['by how much the log differs', '2026-07-20T06:30:30Z', '2026-07-20T14:30:30Z', '-07:00', '2026-07-20T06:30:30Z'],
  [
    'as local time where the log is the same',
    '2026-07-19T23:30:30Z',
    '2026-07-20T07:30:30Z',
    '-04:00',
    '2026-07-20T03:30:30Z',
  ],
])('reads a placeholder of +00:00 %s', async (_, start, end, offset, startsAt) => {
  const { sleeps } = await read({
    ...logs(LOG),
    ...userSleeps(`1,STAGES,480,440,40,+00:00,${start},+00:00,${end}`),
    ...profile('America/New_York'),
  })
  expect(sleeps).toMatchObject([{ timezone_offset: offset, start_at: new Date(startsAt) }])
})

it('reads a night that only UserSleeps has, with the stages of its segments', async () => {
  const stages = table(
    'Health Fitness Data_GoogleData/UserSleepStages_2026-07-01.csv',
    'sleep_id,sleep_stage_id,sleep_stage_type,sleep_stage_start,sleep_stage_end',
    '7,1,LIGHT,2026-07-20T05:30:00Z,2026-07-20T09:30:00Z',
    '7,1,LIGHT,2026-07-20T05:30:00Z,2026-07-20T09:30:00Z',
    '7,2,DEEP,2026-07-20T09:30:00Z,2026-07-20T11:00:00Z',
    '7,3,AWAKE,2026-07-20T11:00:00Z,2026-07-20T11:10:00Z',
    '8,4,REM,2026-07-20T11:10:00Z,2026-07-20T12:00:00Z',
  )
  const row = '7,STAGES,400,330,10,-04:00,2026-07-20T05:30:00Z,-04:00,2026-07-20T12:10:00Z'
  const { sleeps } = await read({ ...userSleeps(row), ...stages })
  expect(sleeps).toMatchObject([
    {
      total_light_sleep_time_milli: 4 * 3_600_000,
      total_slow_wave_sleep_time_milli: 90 * 60_000,
      total_rem_sleep_time_milli: 0,
      total_awake_time_milli: 10 * 60_000,
    },
  ])
})

it('reads local times of a log alone by the zone of the profile, also in winter, and else by the athlete’s offset', async () => {
  const winter = { ...LOG, logId: 2, startTime: '2026-01-09T23:00:00.000', endTime: '2026-01-10T07:00:00.000' }
  const zoned = await read({ ...logs(LOG, winter), ...profile('Europe/Berlin') })
  expect(zoned.sleeps.map(({ timezone_offset }) => timezone_offset)).toEqual(['+01:00', '+02:00'])
  const other = await read({ ...logs(LOG), ...profile('secret/Nowhere') })
  expect(other.sleeps).toMatchObject([{ timezone_offset: '+01:00', start_at: new Date('2026-07-19T22:30:30Z') }])
})

it('counts a night once that was edited in one of the two lists, and keeps naps apart', async () => {
  const nap = {
    ...LOG,
    logId: 9,
    mainSleep: false,
    startTime: '2026-07-20T14:00:00.000',
    endTime: '2026-07-20T14:40:00.000',
  }
  const { sleeps } = await read({
    ...logs(LOG, nap),
    ...userSleeps('1,STAGES,420,400,20,+01:00,2026-07-19T23:00:00Z,+01:00,2026-07-20T06:00:00Z'),
  })
  expect(sleeps.map(({ provider_id, nap: isNap }) => [provider_id, isNap])).toEqual([
    ['export:sleep:2026-07-20', false],
    ['export:nap:2026-07-20T14:00', true],
  ])
})

it('keeps the time asleep of a night without stages beside it', async () => {
  const classic = { ...LOG, type: 'classic', levels: { summary: { asleep: { minutes: 440 }, awake: { minutes: 5 } } } }
  const { sleeps, recoveries } = await read(logs(classic))
  expect(sleeps[0]).toMatchObject({ total_light_sleep_time_milli: null, total_awake_time_milli: 40 * 60_000 })
  expect(recoveries[0]?.other_values).toEqual({ sleep_duration_milli: 440 * 60_000 })
})
