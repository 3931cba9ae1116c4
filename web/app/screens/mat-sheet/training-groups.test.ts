import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { expect, it } from 'vitest'
import { reasonOf, trainingGroups } from './training-groups.ts'

const athlete = (athlete_name: string, given: Partial<AthleteDay>): AthleteDay => ({
  athlete_id: athlete_name,
  athlete_name,
  verdict: 'as_planned',
  recovery: 70,
  recovery_date: '2026-11-21',
  usual: 65,
  recovery_data: [],
  reasons: [],
  ...given,
})

it('sorts athletes into four groups, each by name', () => {
  const groups = trainingGroups([
    athlete('Zoe', { verdict: 'hard' }),
    athlete('Ann', {}),
    athlete('Bea', { verdict: 'easy' }),
    athlete('Cal', { verdict: 'ask', recovery: null }),
  ])
  expect(groups.map(({ name, athletes }) => [name, athletes.map(({ athlete_name }) => athlete_name)])).toEqual([
    ['Go', ['Ann', 'Zoe']],
    ['Ease', []],
    ['Rest', ['Bea']],
    ['No data', ['Cal']],
  ])
})

it.each([
  [
    { reasons: ['4.7 h of sleep last night', 'HRV 31 ms', 'more'] },
    'recovery 70%; 4.7 h of sleep last night; HRV 31 ms',
  ],
  [{ reasons: ['recovery 70%, usually 90%'] }, 'recovery 70%, usually 90%'],
  [{ recovery_date: '2026-11-20' }, 'recovery 70% (yesterday), usually 65%'],
  [{}, 'recovery 70%, usually 65%'],
  [{ verdict: 'hard', usual: null }, 'recovery 70%; hard rounds fit'],
  [{ recovery: null }, 'Nothing recorded today or yesterday'],
] as const)('says why: %j', (given, said) => {
  expect(reasonOf(athlete('Ann', given as Partial<AthleteDay>), '2026-11-21')).toBe(said)
})
