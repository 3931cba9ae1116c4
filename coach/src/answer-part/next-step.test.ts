import type { Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { scopeOfTests } from '../answers/team-for-tests.ts'
import { nextStep } from './next-step.ts'

const query = (metric: string, last: number): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric, aggregate: 'mean' }], days: { window: { last } }, asks: 'value' },
})
const knowledge: Request = { kind: 'knowledge', topic: 'sleep' }
const stepOf = (saysRecords: boolean, requests: readonly Request[], probability = 0.09) =>
  nextStep(
    {
      text: 'sleep lately',
      isNamed: false,
      strangers: [],
      unused: [],
      unclear: undefined,
      before: undefined,
      saysRecords,
      readings: requests.map((request) => ({ request, probability })),
    },
    scopeOfTests(),
  )

test('figures that are named are answered, with what else may have been meant beside them', () => {
  const step = stepOf(true, [query('hrv', 7), query('hrv', 14), query('hrv', 28)])
  expect(step).toMatchObject({ kind: 'answer', request: query('hrv', 7) })
  expect(step.kind === 'answer' && step.others).toHaveLength(2)
})

test('where nothing of records is named, it is asked back', () => {
  expect(stepOf(false, [query('hrv', 7), query('strain', 7)]).kind).toBe('offer')
  expect(stepOf(true, [knowledge, query('strain', 7)]).kind).toBe('offer')
})

test('what is hardly likely is not understood', () => {
  expect(stepOf(true, [query('hrv', 7), query('strain', 7)], 0.01).kind).toBe('not_understood')
})
