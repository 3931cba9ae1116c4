import { expect, it } from 'vitest'
import { dayOf } from '../../shared/verdict/day-for-tests.ts'
import { trainingGroups, underUsual } from './training-groups.ts'

it('sorts athletes into five groups, the exceptions first, each by name', () => {
  const groups = trainingGroups([
    dayOf('Zoe', { verdict: 'hard' }),
    dayOf('Ann', {}),
    dayOf('Bea', { verdict: 'easy' }),
    dayOf('Cal', { verdict: 'ask', recovery: null }),
  ])
  expect(groups.map(({ name, athletes }) => [name, athletes.map(({ athlete_name }) => athlete_name)])).toEqual([
    ['Rest', ['Bea']],
    ['Ease', []],
    ['Ask', ['Cal']],
    ['As planned', ['Ann']],
    ['Go', ['Zoe']],
  ])
})

it('puts who trains well under the usual recovery first in the group, furthest first', () => {
  const far = { recovery: 41, usual: 65 }
  const near = { recovery: 55, usual: 65 }
  const groups = trainingGroups([dayOf('Ann', {}), dayOf('Bea', near), dayOf('Cal', far)])
  const athletes = groups.find(({ name }) => name === 'As planned')?.athletes ?? []
  expect(athletes.map(({ athlete_name }) => athlete_name)).toEqual(['Cal', 'Bea', 'Ann'])
  expect(athletes.map(underUsual)).toEqual([24, 10, 0])
})

it('marks nobody whose group says it already, or whose usual recovery is not known', () => {
  expect(underUsual(dayOf('Ann', { verdict: 'lighter', recovery: 41 }))).toBe(0)
  expect(underUsual(dayOf('Ann', { recovery: 41, usual: null }))).toBe(0)
  expect(underUsual(dayOf('Ann', { recovery: 56, usual: 65 }))).toBe(0)
})
