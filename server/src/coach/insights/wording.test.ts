import { addDays } from '@corner/analytics/days/calendar.ts'
import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { describe, expect, it } from 'vitest'
import { digestOf, factsOf, inOtherWords } from './wording.ts'

const TODAY = '2026-03-31'

/** A week at 60%, with HRV: enough for a usual range. */
function insightsOf(recovery_score: number): AiInsights {
  const recovery_data = Array.from({ length: 30 }, (_, back) => ({
    date: addDays(TODAY, -back),
    recovery_score: back === 0 ? recovery_score : 60 + (back % 2),
    resting_heart_rate: 50,
    hrv_rmssd_milli: 50 + (back % 3),
  }))
  return {
    ...readInsights({ recovery_data, sleep_data: [], activity_data: [] }, [], TODAY),
    generated_at: `${TODAY}T08:00:00.000Z`,
  }
}
const insights = insightsOf(41)
const facts = factsOf(insights)
/** The sentence for the headline, and the computed text of the cards. */
const withHeadline = (sentence: string) => facts.map(({ text }, place) => (place === 0 ? sentence : text))
const headlineOf = ({ headline }: AiInsights) => headline?.text

it('gives the model the headline and the cards, and neither rules that are folded away nor general advice', () => {
  expect(facts.map(({ title }) => title)).toEqual(['Lighter day', 'Recovery under the usual'])
})

it('gives it nothing where no fresh recovery has come', () => {
  expect(
    factsOf({ ...insights, ...readInsights({ recovery_data: [], sleep_data: [], activity_data: [] }, [], TODAY) }),
  ).toEqual([])
})

it('takes its sentences, and leaves title, rule and values as they were computed', () => {
  const worded = inOtherWords(insights, ['At 41% he is far under his 61%.', 'Recovery is 41% today.'])
  expect(headlineOf(worded)).toBe('At 41% he is far under his 61%.')
  expect(worded.cards[0]?.text).toBe('Recovery is 41% today.')
  expect(worded.worded_by).toBe('model')
  const withoutText = ({ headline, cards }: AiInsights) => [headline, ...cards].map((each) => ({ ...each, text: '' }))
  expect(withoutText(worded)).toEqual(withoutText(insights))
  expect([worded.performance, worded.training]).toEqual([insights.performance, insights.training])
})

describe('keeps the computed sentence instead of one that', () => {
  it.each([
    ['says a number that the statement does not', 'Recovery is 43%.'],
    ['says another unit', 'Recovery is 41 ms.'],
    ['says a number of another statement', 'Recovery is 41% and HRV 47 ms.'],
    ['says a number in words', 'Recovery was low on three nights.'],
    ['is empty', '  '],
    ['is an essay', 'Train as planned. '.repeat(40)],
    ['carries markup', 'Train as <b>planned</b>.'],
  ])('%s', (_, sentence) => {
    expect(headlineOf(inOtherWords(insights, withHeadline(sentence)))).toBe(headlineOf(insights))
  })
})

it('is the analyst’s where none of the sentences can be shown', () => {
  expect(inOtherWords(insights, ['Recovery is 43%.', 'HRV is 41 ms.']).worded_by).toBe('analyst')
  expect(inOtherWords(insights, withHeadline('Recovery is 43%.'))).toEqual(insights)
})

it('takes none when there are more or fewer than statements', () => {
  expect(inOtherWords(insights, ['One.'])).toBe(insights)
  expect(inOtherWords(insights, [...withHeadline('Fine.'), 'More.'])).toBe(insights)
})

it('knows the same facts again, and others from them', () => {
  expect(digestOf(factsOf(insightsOf(41)))).toBe(digestOf(facts))
  expect(digestOf(factsOf(insightsOf(42)))).not.toBe(digestOf(facts))
})
