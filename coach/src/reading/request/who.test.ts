import type { Condition, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { riverside } from '../../language/team-for-tests.ts'
import { readQuestion } from '../../read-question.ts'

const RECOVERY: Condition = { measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 60 }
const SLEEP: Condition = { measure: { metric: 'sleep_duration', aggregate: 'latest' }, is: 'below', than: 7 }
const BEFORE: Request = {
  kind: 'query',
  query: {
    who: { where: [RECOVERY, SLEEP] },
    measures: [RECOVERY.measure, SLEEP.measure],
    days: {},
    by: ['athlete'],
    asks: 'who',
  },
}
const history = [
  { role: 'user' as const, content: 'who has a recovery under 60 and slept under 7 hours' },
  { role: 'assistant' as const, content: '1 of 3 athletes', requests: [BEFORE] },
]

it.each<[string, Condition[]]>([
  ['drop the recovery condition', [SLEEP]],
  ['drop the sleep condition', [RECOVERY]],
  ['drop the first condition', [SLEEP]],
  ['drop the last condition', [RECOVERY]],
])('%s', (message, where) => {
  const [part] = readQuestion({ message, history, scope: riverside() }).parts
  expect(part?.readings[0]?.request).toMatchObject({ query: { who: { where } } })
})
