import { expect, it } from 'vitest'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { groupAttention } from './attention-groups.ts'

type Athlete = Parameters<typeof viewForTests>[0][number]
const ONE_SIGN = { recovery: 90, hours: 6 }
const TWO_SIGNS = { recovery: 20, hours: 4 }

const folds = (...athletes: Athlete[]) => {
  const { overview, athleteDays } = viewForTests(athletes)
  return groupAttention(overview.attention, athleteDays).map(({ severity, first, isFolded }) => [
    severity,
    first,
    isFolded,
  ])
}
const many = (count: number, given: Omit<Athlete, 'name'>) =>
  Array.from({ length: count }, (_, place) => ({ name: `${'ABCDEFGH'[place]}${given.verdict ?? ''}`, ...given }))

it('folds single signs but for those of who eases or rests', () => {
  const flagged: Athlete = { name: 'Zoe', ...TWO_SIGNS }
  expect(folds(flagged, ...many(3, ONE_SIGN))).toEqual([
    ['medium', 3, false],
    ['low', 0, true],
  ])
  expect(folds(flagged, ...many(3, ONE_SIGN), { name: 'Yan', ...ONE_SIGN, verdict: 'lighter' })).toContainEqual([
    'low',
    1,
    true,
  ])
})

it('shows more than three of a severity where more of them ease or rest', () => {
  expect(
    folds(...many(3, { ...TWO_SIGNS, verdict: 'easy' }), ...many(2, { ...TWO_SIGNS, verdict: 'lighter' })),
  ).toEqual([['medium', 5, false]])
  expect(folds(...many(5, TWO_SIGNS))).toEqual([['medium', 3, false]])
})

it('shows a group whole where only one would be hidden', () => {
  expect(folds(...many(4, TWO_SIGNS))).toEqual([['medium', 4, false]])
  expect(folds({ name: 'Zoe', ...TWO_SIGNS }, { name: 'Yan', ...ONE_SIGN })).toContainEqual(['low', 1, false])
  expect(
    folds({ name: 'Zoe', ...TWO_SIGNS }, { name: 'Xa', ...ONE_SIGN, verdict: 'easy' }, { name: 'Yan', ...ONE_SIGN }),
  ).toContainEqual(['low', 2, false])
})

it('folds by the number of signs where the judgement of the day is not known', () => {
  const { overview } = viewForTests([{ name: 'Zoe', ...TWO_SIGNS }, ...many(2, { ...ONE_SIGN, verdict: 'lighter' })])
  for (const days of [undefined, null])
    expect(groupAttention(overview.attention, days).map(({ first }) => first)).toEqual([3, 0])
})
