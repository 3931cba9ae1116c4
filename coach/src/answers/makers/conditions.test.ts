import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import type { CoachScope } from '../../scope.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string, scope = mixedScope()) => (await talkIn(scope, [message])).text

it.each([
  ['who has temperature more than half a degree up', /above 0\.5 °C.*none of the 1 athlete with data/],
  ["who didn't sleep 7 h two nights ago", /^1 of 4 athletes slept less than 7 h on Thu Nov 19:\n\n- Cal Cole/],
  [
    'who has RHR and HRV both off',
    /^1 of 4 athletes has a resting heart rate above .* normal range and an HRV below .* normal range:\n\n- Cal Cole/,
  ],
  ['hrv leaders', /^HRV of the last week against their own range, all makers/],
  ['who paused', /^Nobody has paused/],
])('%s: reads the condition', async (message, expected) => {
  expect(await ask(message)).toMatch(expected)
})

it('names whose HRV fell so many mornings in a row, and who lacks them', async () => {
  const scope = mixedScope()
  const records: CoachScope['records'] = async (days) =>
    (await scope.records(days)).map((one) => ({
      ...one,
      recovery_data: one.recovery_data.map((record, place, all) => ({
        ...record,
        ...(one.athlete_name === 'Bea Birch' && { hrv_rmssd_milli: 60 + (all.length - place) }),
      })),
    }))
  const text = await ask('whose HRV is dropping 3 days in a row', { ...scope, records })
  expect(text).toMatch(/^The HRV fell 3 mornings in a row for 1 of 3 .*:\n\n- Bea Birch: 64 ms, 63 ms, 62 ms, 61 ms/)
  expect(text).toContain('Not all of these mornings: Dan Dale and Eve Elm.')
  expect(await ask('whose HRV is dropping 3 days in a row')).toMatch(/^Nobody's HRV fell 3 mornings in a row/)
})

it('leaves out whose maker gives no zones, and says so', async () => {
  const scope = mixedScope()
  const workout = { sport: 'wrestling', minutes: 60, strain: 10, kilojoule: null, average_heart_rate: null }
  const records: CoachScope['records'] = async (days) =>
    (await scope.records(days)).map((one) => ({
      ...one,
      workouts:
        one.athlete_name === 'Ann Ash'
          ? [
              {
                ...workout,
                date: '2026-11-19',
                max_heart_rate: null,
                distance_meter: null,
                zone_minutes: [0, 0, 0, 0, 20, 5],
              },
            ]
          : [],
    }))
  const athletes = scope.athletes.map((one) =>
    one.maker === 'WHOOP' ? one : { ...one, notGiven: [...(one.notGiven ?? []), 'high_zones'] },
  )
  const text = await ask('total time in high zones last 7 days, highest first', { ...scope, athletes, records })
  expect(text).toMatch(/1\. Ann Ash: 25 min/)
  expect(text).not.toMatch(/: 0 min/)
  expect(text).toMatch(/Bea Birch/)
})

it('adds who is off by Corner readiness to who is at risk', async () => {
  expect(await ask('who is at risk')).toMatch(
    /at risk[\s\S]*Off by their own signs.*\n\n- Cal Cole \(Corner readiness 0/,
  )
})
