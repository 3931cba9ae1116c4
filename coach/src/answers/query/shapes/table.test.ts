import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { Toolbox } from '../../../tools/toolbox.ts'
import { answerQuery } from '../answer-query.ts'

const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole']
const team = (count: number) =>
  scopeWith({
    athletes: NAMES.slice(0, count).map((name, place) =>
      athleteWith({ id: `00000000-0000-4000-8000-00000000000${place}`, name, recovery: Array(7).fill(30 + place) }),
    ),
  })

async function say(count: number, given: Partial<Query>) {
  const scope = team(count)
  const query: Query = {
    who: {},
    measures: [
      { metric: 'recovery', aggregate: 'mean' },
      { metric: 'recovery', aggregate: 'count' },
    ],
    days: { window: { last: 7 } },
    asks: 'value',
    shown: 'table',
    ...given,
  }
  return (await answerQuery(query, { scope, toolbox: new Toolbox(scope), message: 'as a table' })).replaceAll('**', '')
}

it.each([
  [1, false],
  [2, true],
  [3, true],
])('a count of %s athletes together says of how many it is: %s', async (count, says) => {
  const text = await say(count, {})
  expect(text.includes(`(${count} athletes)`)).toBe(says)
})

it('has a row for each athlete', async () => {
  const text = await say(2, { by: ['athlete'] })
  expect(text).toMatch(/^\| Ann Ash \| 30% \|/m)
  expect(text).toMatch(/^\| Bea Birch \| 31% \|/m)
})
