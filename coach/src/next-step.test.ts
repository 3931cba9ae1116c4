import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { scopeOfTests } from './answers/team-for-tests.ts'
import { nextStep } from './next-step.ts'

const query = (metric: string, last: number, asks: Query['asks'] = 'value'): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric, aggregate: 'mean' }], days: { window: { last } }, asks },
})
const stepOf = (...requests: Request[]) =>
  nextStep(
    {
      ...{ text: 'sleep lately', isNamed: false, strangers: [], unused: [], unclear: undefined, before: undefined },
      readings: requests.map((request) => ({ request, probability: 0.09 })),
    },
    scopeOfTests(),
  ).kind

test('readings that differ in their days alone are answered by the first of them', () => {
  expect(stepOf(query('hrv', 7), query('hrv', 14), query('hrv', 28))).toBe('answer')
})

test('of another measure, or a yes or no, it is asked back', () => {
  expect(stepOf(query('hrv', 7), query('strain', 7), query('hrv', 28))).toBe('offer')
  expect(stepOf(query('hrv', 7, 'whether'), query('hrv', 14), query('hrv', 28))).toBe('offer')
})
