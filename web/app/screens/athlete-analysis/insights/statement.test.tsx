import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { Statements } from './statement.tsx'

const STATEMENT: Insight = {
  subject: 'Heart',
  kind: 'hrv',
  title: 'Low HRV by the fixed mark',
  text: 'HRV is 21 ms, measured today.',
  rule: 'A rule.',
  caution: 'A caution.',
  article: 'hrv-normal-range',
  tone: 'watch',
  values: [
    { name: 'Average strain of the week', value: 12.4, text: '12.4', unit: '', from: null, until: null, records: 6 },
  ],
}

it('sets the values that the text does not say apart from the link below them', () => {
  const lines = (insight: Insight) => linesOf(markupOf(<Statements insights={[insight]} />))
  expect(lines(STATEMENT).slice(-2)).toEqual(['Average strain of the week 12.4', 'Read more: HRV normal range'])
  expect(lines({ ...STATEMENT, values: [] }).at(-2)).toBe('HRV is 21 ms, measured today.')
})
