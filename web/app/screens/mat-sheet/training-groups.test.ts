import { expect, it } from 'vitest'
import { dayOf } from '../../shared/verdict/day-for-tests.ts'
import { groupParts, orderText, trainingGroups } from './training-groups.ts'

const DAY = '2026-11-21'

it('sorts athletes into five groups, the exceptions first', () => {
  const groups = trainingGroups(
    [
      dayOf('Zoe', { verdict: 'hard' }),
      dayOf('Ann', {}),
      dayOf('Bea', { verdict: 'easy' }),
      dayOf('Cal', { verdict: 'ask', recovery: null }),
    ],
    DAY,
  )
  expect(groups.map(({ name, athletes }) => [name, athletes.map(({ athlete_name }) => athlete_name)])).toEqual([
    ['Rest', ['Bea']],
    ['Ease', []],
    ['Ask', ['Cal']],
    ['As planned', ['Ann']],
    ['Go', ['Zoe']],
  ])
})

it('keeps the order of the server within each group', () => {
  const groups = trainingGroups(
    ['Zoe', 'Bea', 'Ann'].map((name) => dayOf(name, { verdict: 'lighter' })),
    DAY,
  )
  const names = groups.flatMap(({ athletes }) => athletes.map(({ athlete_name }) => athlete_name))
  expect(names).toEqual(['Zoe', 'Bea', 'Ann'])
})

it.each([
  ['2026-11-20', 'nobody yet: it needs a recovery of this morning'],
  ['2026-11-21', 'nobody'],
])('with the newest recovery of %s it says of an empty group to push: %s', (recovery_date, said) => {
  const groups = trainingGroups([dayOf('Ann', { recovery_date })], DAY)
  expect(groups.map(({ nobody }) => nobody)).toEqual(['nobody', 'nobody', 'nobody', 'nobody', said])
})

it.each([
  [[true, true, false], '2 to watch first, lowest recovery first in each part'],
  [[true, true], ''],
  [[false], ''],
])('of flags %j it says the order: %s', (flags, said) => {
  expect(orderText(flags.map((is_flagged, place) => dayOf(`${place}`, { is_flagged })))).toBe(said)
})

it('parts a group into who is flagged and the others, and names neither where there is only one', () => {
  const flags = (...given: boolean[]) => given.map((is_flagged, place) => dayOf(`${place}`, { is_flagged }))
  const read = (athletes: ReturnType<typeof flags>) =>
    groupParts(athletes).map((part) => [part.name, part.athletes.map(({ athlete_name }) => athlete_name)])
  expect(read(flags(true, true, false))).toEqual([
    ['To watch', ['0', '1']],
    ['Others', ['2']],
  ])
  expect(read(flags(true, true))).toEqual([[null, ['0', '1']]])
  expect(read(flags(false))).toEqual([[null, ['0']]])
})
