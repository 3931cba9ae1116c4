import { expect, it } from 'vitest'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { cardReason } from './card-reason.ts'

type Athlete = Parameters<typeof viewForTests>[0][number]

const reasonOf = (athlete: Athlete) => {
  const view = viewForTests([athlete])
  return view.overview.statuses.map((status) => cardReason(status, view))[0]
}

it('says what eases the day before what is flagged', () => {
  expect(reasonOf({ name: 'Ann', recovery: 75, hours: 5, verdict: 'lighter' })).toBe('A lighter day')
  expect(reasonOf({ name: 'Ann', recovery: 75, hours: 5 })).toBe('Average sleep 5.0 h')
  expect(reasonOf({ name: 'Ann', recovery: 75 })).toBe('')
})

it('says the first issue where the judgement of the day is not known', () => {
  const { overview, today } = viewForTests([{ name: 'Ann', recovery: 75, hours: 5, verdict: 'lighter' }])
  for (const status of overview.statuses) {
    expect(cardReason(status, { athleteDays: undefined, days: 7, today })).toBe('Average sleep 5.0 h')
    expect(cardReason(status, { athleteDays: null, days: 7, today })).toBe('Average sleep 5.0 h')
  }
})
