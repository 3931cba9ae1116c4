import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { readStatus } from '../athlete/athlete-status.ts'
import { bySeverityThenVerdict, byVerdict, type Verdicts } from './attention-order.ts'

/** Ann has three issues, Bea and Cal two, Dan and Eve one. */
const TEAM = [
  athleteWith({ id: 'eve', name: 'Eve', recovery: [90, 90, 90], hours: [6, 6, 6] }),
  athleteWith({ id: 'dan', name: 'Dan', recovery: [80, 80, 80], hours: [6, 6, 6] }),
  athleteWith({ id: 'cal', name: 'Cal', recovery: [32, 32, 32], hours: [6, 6, 6] }),
  athleteWith({ id: 'bea', name: 'Bea', recovery: [30, 30, 30], hours: [6, 6, 6] }),
  athleteWith({ id: 'ann', name: 'Ann', recovery: [60, 60, 20], hours: [6, 6, 6] }),
].map((athlete) => readStatus(athlete, TODAY))
const VERDICTS: Verdicts = new Map([
  ['ann', 'as_planned'],
  ['bea', 'lighter'],
  ['cal', 'easy'],
  ['eve', 'lighter'],
  ['dan', 'ask'],
])
const sorted = (order: ReturnType<typeof byVerdict>) => TEAM.toSorted(order).map(({ athlete }) => athlete.athlete_name)

it('keeps the severity first, and puts who rests or eases before who only has flags', () => {
  expect(sorted(bySeverityThenVerdict(VERDICTS))).toEqual(['Ann', 'Cal', 'Bea', 'Eve', 'Dan'])
})

it('is the order of urgency where no verdict is known', () => {
  expect(sorted(bySeverityThenVerdict(new Map()))).toEqual(['Ann', 'Bea', 'Cal', 'Dan', 'Eve'])
  expect(sorted(byVerdict(new Map()))).toEqual(['Ann', 'Bea', 'Cal', 'Dan', 'Eve'])
})

it('puts the verdict before the severity for the cards of all athletes', () => {
  expect(sorted(byVerdict(VERDICTS))).toEqual(['Cal', 'Bea', 'Eve', 'Ann', 'Dan'])
})
