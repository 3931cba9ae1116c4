import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, said, scopeOfTests } from '../team-for-tests.ts'

const status = (week: readonly number[], message = '') => {
  const recovery = [...Array.from({ length: 21 }, (_, place) => 58 + (place % 5)), ...week]
  const athlete = athleteWith({ id: ANN, name: 'Ann Ash', recovery, hours: recovery.map(() => 8) })
  const scope = scopeOfTests({ athletes: [athlete] as never })
  return said({ kind: 'overview', who: { ids: [ANN] }, focus: 'status' }, { scope, message })
}
const DIPPED = [60, 62, 61, 86, 28, 60, 63]
const COURSE =
  'Recovery over the last 7 days: in the red 28% on Thu Nov 19 (86% the day before); since then 60% and 63%.'

test('a red morning of the week is told, also where today is fine', async () => {
  const text = await status(DIPPED)
  expect(text).toContain(COURSE)
  expect(text).not.toContain('Nothing is flagged')
})

test.each(['anything change for her the last few days', "what's going on with her lately", 'has anything changed'])(
  'whoever asks what changed hears it first: %s',
  async (message) => expect((await status(DIPPED, message)).startsWith(COURSE)).toBe(true),
)

test('a calm week says nothing, and says so where it was asked', async () => {
  const calm = [60, 62, 61, 58, 60, 61, 63]
  expect(await status(calm)).toContain('Nothing is flagged')
  expect(await status(calm, 'anything changed?')).toMatch(
    /^Recovery is about the same since the day before: \d+% to \d+%\. Over the last 7 days it went between 58% and 63%\./,
  )
})
