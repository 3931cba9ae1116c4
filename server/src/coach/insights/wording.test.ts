import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { describe, expect, it } from 'vitest'
import { digestOf, factsOf, inOtherWords } from './wording.ts'

const TODAY = '2026-03-31'

function insightsOf(recovery_score: number): AiInsights {
  const recovery = { date: TODAY, recovery_score, resting_heart_rate: 50, hrv_rmssd_milli: 40 }
  return {
    ...readInsights({ recovery_data: [recovery], sleep_data: [], activity_data: [] }, [], TODAY),
    generated_at: `${TODAY}T08:00:00.000Z`,
  }
}
const insights = insightsOf(58)
const facts = factsOf(insights)
/** The sentence for the readiness, and for all others what was computed. */
const withReadiness = (sentence: string) => facts.map(({ text }, place) => (place === 0 ? sentence : text))
const readinessOf = ({ performance }: AiInsights) => performance.find(({ kind }) => kind === 'readiness')?.text

it('gives the model the statements that were judged, and neither gaps nor general advice', () => {
  expect(facts.map(({ title }) => title)).toEqual(['Moderate readiness', 'HRV above the fixed mark'])
})

it('takes its sentences, and leaves title, rule and values as they were computed', () => {
  const worded = inOtherWords(insights, withReadiness('At 58% he can train as planned.'))
  expect(readinessOf(worded)).toBe('At 58% he can train as planned.')
  expect(worded.worded_by).toBe('model')
  const withoutText = ({ performance }: AiInsights) => performance.map(({ text: _, ...rest }) => rest)
  expect(withoutText(worded)).toEqual(withoutText(insights))
  expect(worded.training).toEqual(insights.training)
})

describe('keeps the computed sentence instead of one that', () => {
  it.each([
    ['says a number that the statement does not', 'Recovery is 59%.'],
    ['says another unit', 'Recovery is 58 ms.'],
    ['says a number of another statement', 'Recovery is 58% and HRV 41 ms.'],
    ['says a number in words', 'Recovery was low on three nights.'],
    ['is empty', '  '],
    ['is an essay', 'Train as planned. '.repeat(40)],
    ['carries markup', 'Train as <b>planned</b>.'],
  ])('%s', (_, sentence) => {
    expect(readinessOf(inOtherWords(insights, withReadiness(sentence)))).toBe(readinessOf(insights))
  })
})

it('is the analyst’s where none of the sentences can be shown', () => {
  expect(inOtherWords(insights, ['Recovery is 59%.', 'HRV is 41 ms.']).worded_by).toBe('analyst')
  expect(inOtherWords(insights, withReadiness('Recovery is 59%.'))).toEqual(insights)
})

it('takes none when there are more or fewer than statements', () => {
  expect(inOtherWords(insights, ['One.'])).toBe(insights)
  expect(inOtherWords(insights, [...withReadiness('Fine.'), 'More.'])).toBe(insights)
})

it('knows the same facts again, and others from them', () => {
  expect(digestOf(factsOf(insightsOf(58)))).toBe(digestOf(facts))
  expect(digestOf(factsOf(insightsOf(59)))).not.toBe(digestOf(facts))
})
