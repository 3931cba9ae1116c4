import type { Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { withAnotherWeek } from './another-week.ts'
import type { Spanned } from './find-spans.ts'

const asked = (last: number): Request => ({
  kind: 'query',
  query: {
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: { window: { last } },
    asks: 'value',
  },
})
const WEEK = { kind: 'window', from: 1, until: 3, window: { last: 7 } }
const said = (words: number, ...spans: object[]) =>
  ({ tokens: Array.from({ length: words }, () => ({})), spans }) as unknown as Spanned
const windowsAfter = (spanned: Spanned, before: Request | undefined, days = 7) =>
  withAnotherWeek(spanned, before, { days } as never).spans.map((span) => 'window' in span && span.window)

it('"and last week?" after the last 7 days is about the 7 before', () => {
  expect(windowsAfter(said(3, WEEK), asked(7))).toEqual([{ last: 7, before: 7 }])
})

it('after a question without days of its own, it goes by those on the screen', () => {
  const plain: Request = { kind: 'talk', about: 'thanks' }
  expect(windowsAfter(said(3, WEEK), plain, 7)).toEqual([{ last: 7, before: 7 }])
  expect(windowsAfter(said(3, WEEK), plain, 14)).toEqual([{ last: 7 }])
})

it.each([
  ['other days', said(3, WEEK), asked(14)],
  ['a question of its own, in more words', said(7, WEEK), asked(7)],
  ['the name of somebody', said(3, { kind: 'name' }, WEEK), asked(7)],
  ['nothing before', said(3, WEEK), undefined],
])('%s keeps its own days', (_what, spanned, before) => {
  expect(windowsAfter(spanned, before)).toContainEqual({ last: 7 })
})

it('six words are few enough', () => {
  expect(windowsAfter(said(6, WEEK), asked(7))).toEqual([{ last: 7, before: 7 }])
})
