import { expect, it } from 'vitest'
import { statusWith } from '../athlete/athlete-for-tests.ts'
import { completeFrom, percentOf, readTeamHealth, scoreLabel } from './team-health.ts'

it.each([
  [7, 2.1],
  [14, 4.2],
  [30, 7],
  [60, 7],
  [90, 7],
])('over %i days %d data days are complete (docs/reference/sports-science.md#f12)', (days, needed) => {
  expect(completeFrom(days)).toBe(needed)
})

it.each([
  [7, 2, 0],
  [7, 3, 100],
  [14, 4, 0],
  [14, 5, 100],
  [30, 6, 0],
  [30, 7, 100],
])('over %i days, %i data days are %i percent complete', (days, count, completeness) => {
  expect(readTeamHealth([statusWith({ recovery: Array(count).fill(50) })], days).completeness).toBe(completeness)
})

it('is 73 in the numbers of docs/reference/sports-science.md#f12: 62.4, 71.8 and 85 percent', () => {
  const team = Array.from({ length: 20 }, (_, place) =>
    statusWith({ id: `${place}`, recovery: Array(place < 17 ? 3 : 2).fill(62.4), quality: [71.8] }),
  )
  expect(readTeamHealth(team, 7)).toEqual({
    score: 73,
    label: 'Excellent',
    averageLatestRecovery: 62.4,
    recoveryAthletes: 20,
    averageSleepQuality: 71.8,
    sleepAthletes: 20,
    completeness: 85,
    completeAthletes: 17,
  })
})

it('averages over athletes, not over records: more nights do not count more', () => {
  const team = [statusWith({ quality: [90, 90, 90, 90, 90, 90] }), statusWith({ id: 'b', quality: [60] })]
  expect(readTeamHealth(team, 7).averageSleepQuality).toBe(75)
})

it('leaves out a part that nobody has, rather than counting it as 0', () => {
  // No sleep at all: (80 + 100) / 2
  expect(readTeamHealth([statusWith({ recovery: [80, 80, 80] })], 7)).toMatchObject({
    score: 90,
    averageSleepQuality: null,
  })
  // A real 0 counts: (0 + 100) / 2
  expect(readTeamHealth([statusWith({ recovery: [0, 0, 0] })], 7)).toMatchObject({
    score: 50,
    averageLatestRecovery: 0,
  })
})

it('has no score where nobody has a recovery or a night', () => {
  expect(readTeamHealth([], 7)).toMatchObject({ score: null, label: null, completeness: null })
  expect(readTeamHealth([statusWith()], 7)).toMatchObject({ score: null, label: null, completeness: 0 })
  expect(readTeamHealth([statusWith({ strain: [9, 9, 9] })], 7)).toMatchObject({ score: null, completeness: 100 })
})

it('rounds a half up, and labels the rounded score', () => {
  // (49 + 0) / 2 = 24.5 without sleep and completeness 0
  expect(readTeamHealth([statusWith({ recovery: [49] })], 7)).toMatchObject({ score: 25, label: 'Critical' })
  // (99 + 0) / 2 = 49.5
  expect(readTeamHealth([statusWith({ recovery: [99] })], 7)).toMatchObject({ score: 50, label: 'Good' })
})

it('never averages the scores of two providers', () => {
  const team = [
    statusWith({ id: 'a', recovery: [80, 80, 80] }),
    statusWith({ id: 'b', recovery: [60, 60, 60] }),
    statusWith({ id: 'c', provider: 'oura', recovery: [10, 10, 10] }),
  ]
  expect(readTeamHealth(team, 7)).toMatchObject({ averageLatestRecovery: 70, recoveryAthletes: 2, completeness: 100 })
})

it.each([
  [100, 'Excellent'],
  [70, 'Excellent'],
  [69, 'Good'],
  [50, 'Good'],
  [49, 'Needs Attention'],
  [30, 'Needs Attention'],
  [29, 'Critical'],
  [0, 'Critical'],
])('%i is %s', (score, label) => {
  expect(scoreLabel(score)).toBe(label)
})

it('is null for an empty team', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(2, 3)).toBeCloseTo(66.667, 3)
})
