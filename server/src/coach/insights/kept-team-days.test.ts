import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { scopeWith } from '@corner/coach/scope-for-tests.ts'
import { expect, it } from 'vitest'
import { MeasurementChanges } from '../../measurements/measurement-changes.ts'
import { KeptTeamDays } from './kept-team-days.ts'

const ID = 'c0000000-0000-4000-8000-000000000001'
const month = (last: number) => [...Array.from({ length: 28 }, (_, day) => 60 + (day % 3) * 4), last]
const scopeOf = (last: number, name = 'Ann Ash') =>
  scopeWith({ athletes: [athleteWith({ id: ID, name, recovery: month(last) })] })

it('keeps the day of a team until a measurement of it changes, or its athletes do', async () => {
  const changes = new MeasurementChanges()
  const days = new KeptTeamDays(changes)
  const verdictOf = async (...given: Parameters<typeof scopeOf>) =>
    (await days.get(scopeOf(...given))).athletes[0]?.verdict
  changes.onConnected()
  expect(await verdictOf(20)).toBe('easy')
  expect(await verdictOf(80)).toBe('easy')
  expect(await verdictOf(80, 'Ann Elm')).toBe('hard')
  changes.userChanged(ID)
  expect(await verdictOf(80)).toBe('hard')
})
