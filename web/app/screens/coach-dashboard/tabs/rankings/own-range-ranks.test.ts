import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { dayOf } from '../../../../shared/verdict/day-for-tests.ts'
import { ownRangeRanks } from './own-range-ranks.ts'

const TODAY = '2026-11-21'
const readiness = (score: number | null) => ({ score, place: null, day: TODAY })
const athletes = [
  athleteWith({ id: 'a', name: 'Ann', provider: 'whoop' }),
  athleteWith({ id: 'b', name: 'Bea', provider: 'oura' }),
  athleteWith({ id: 'c', name: 'Cal', provider: 'polar' }),
]

it('orders athletes of all makers by Corner readiness, without those who have none yet', () => {
  const days = new Map([
    ['a', dayOf('a', { corner_readiness: readiness(40) })],
    ['b', dayOf('b', { corner_readiness: readiness(61) })],
    ['c', dayOf('c', { corner_readiness: readiness(null) })],
  ])
  expect(
    ownRangeRanks(athletes, days).map(({ athlete, readiness: { score } }) => [athlete.athlete_name, score]),
  ).toEqual([
    ['Bea', 61],
    ['Ann', 40],
  ])
})

it('orders nobody in a team of one maker, and while the day is not known', () => {
  expect(ownRangeRanks(athletes, new Map([['a', dayOf('a', {})]]))).toEqual([])
  expect(ownRangeRanks(athletes, undefined)).toEqual([])
})
