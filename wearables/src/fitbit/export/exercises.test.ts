import { expect, it } from 'vitest'
import { EXERCISE, exercises, profile, read, userExercises } from './rows-for-tests.ts'

it('converts a workout: miles and millimetres to metres, kilocalories to kilojoules', async () => {
  const { workouts } = await read({
    ...exercises(EXERCISE),
    ...userExercises(
      '5,2026-07-19T06:00:00Z,2026-07-19T07:00:00Z,+02:00,Strandlauf,300,9500000,150,177,"{""A"": 1, ""B"": 2}",',
    ),
  })
  expect(workouts).toMatchObject([
    {
      sport_name: 'strandlauf',
      distance_meter: 9500,
      kilojoule: 1255.2,
      max_heart_rate: 177,
      timezone_offset: '+02:00',
    },
    { sport_name: 'cycling', distance_meter: 20_116.8, kilojoule: 2092, average_heart_rate: 131, zone_durations: null },
  ])
})

it.each([
  ['UTC', '13:00:00', '2026-07-20T15:00:00Z'],
  ['local time', '15:00:00', '2026-07-20T13:00:00Z'],
])('is told by the same exercise in UserExercises that the times of the log are %s', async (_, logged, startsAt) => {
  const second = { ...EXERCISE, logId: 8, startTime: `07/18/26 ${logged}` }
  const { workouts } = await read({
    ...exercises(EXERCISE, second),
    ...userExercises('5,2026-07-18T13:00:00Z,2026-07-18T14:00:00Z,+02:00,Bike,500,0,131,0,,'),
    ...profile('Europe/Berlin'),
  })
  expect(workouts.map(({ start_at }) => start_at)).toEqual([new Date('2026-07-18T13:00:00Z'), new Date(startsAt)])
})
