import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { newerFirst } from './newer-first.ts'

const OLDER = { window: { last: 7, before: 7 } }
const NEWER = { window: { last: 7 } }
const compared = (given: Partial<Query>): Request => ({
  kind: 'query',
  query: {
    who: { ids: ['a'] },
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: OLDER,
    against: { days: NEWER },
    asks: 'value',
    ...given,
  },
})
const turned = (given: Partial<Query>, message = 'last week against this week') => {
  const request = newerFirst(compared(given), { today: '2026-11-21' } as never, message)
  return request.kind === 'query' && request.query.days === NEWER
}

it('goes from the older days to the newer', () => {
  expect(turned({})).toBe(true)
  expect(turned({ days: NEWER, against: { days: OLDER } })).toBe(true)
})

it.each([
  ['an order', { order: 'lowest' }],
  ['a number of athletes', { limit: 3 }],
  ['weekdays', { days: { ...OLDER, weekdays: [1] } }],
  ['a group', { by: ['day'] }],
  ['nothing to compare with', { against: undefined }],
] as const)('%s keeps them as asked', (_what, given) => {
  expect(turned(given as Partial<Query>)).toBe(false)
})
