import { expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import { answerQuery } from './answer-query.ts'
import { ANN, BEA, scopeOfTeam } from './team-for-tests.ts'

const scope = scopeOfTeam()
const OF_TEAM = {
  who: {},
  measures: [{ metric: 'recovery', aggregate: 'mean' as const }],
  days: { window: { last: 3 } },
}
const said = (message: string, more: object = {}) =>
  answerQuery({ ...OF_TEAM, asks: 'value', ...more }, { scope, toolbox: new Toolbox(scope), message })

test.each(['what was our average recovery, and is that good for us', 'our avg recovery? is it normal', 'is this bad'])(
  'a figure that is to be judged is held against their own days before: %s',
  async (message) => expect(await said(message)).toMatch(/\*\*.*of the 28 days before/),
)

test('of one athlete it is their own, and without such words nothing is judged', async () => {
  expect(await said('and is that good for her', { who: { ids: [ANN] }, by: ['athlete'] })).toMatch(/28 days before/)
  expect(await said('our average recovery')).not.toContain('28 days before')
})

test('an average of strain is told without the day that goes on, too', async () => {
  const text = await said('', {
    measures: [{ metric: 'strain', aggregate: 'mean' }],
    who: { ids: [ANN] },
    by: ['athlete'],
  })
  expect(text).toMatch(/over the last 3 days/)
  expect(text).toMatch(/\(3 of 3 days; strain \d+\.\d without today, which is not over\)/)
})

test('average strains beside each other are those of the Rankings, without the day that goes on', async () => {
  const text = await said('', {
    measures: [{ metric: 'strain', aggregate: 'mean' }],
    who: { ids: [ANN, BEA] },
    by: ['athlete'],
  })
  expect(text).toMatch(/\(2 of 2 days\)/)
  expect(text).toContain('Today is not over, so its strain is left out.')
})

test("today's strain so far is held against nothing", async () => {
  const text = await said('', {
    measures: [{ metric: 'strain', aggregate: 'latest' }],
    who: { ids: [ANN] },
    by: ['athlete'],
  })
  expect(text).toMatch(
    /^\*\*Ann Ash\*\*'s strain so far today is \*\*\d+\.\d\*\*: the day is not over\. \*\*Ann Ash\*\*'s newest whole day is \*\*\d+\.\d\*\* \(yesterday, Nov \d+\)/,
  )
})
