import { expect, it } from 'vitest'
import { RANKING_TEXTS } from './athlete-lists.ts'

it('explains trends as the specification does', () => {
  const { trendsTitle, trends, trendPositive, trendNegative, trendZero } = RANKING_TEXTS
  expect([trendsTitle, trends, trendPositive, trendNegative, trendZero]).toEqual([
    'Understanding Trends',
    "Trend is the latest value versus the athlete's own average.",
    'Positive is good',
    'Negative needs attention',
    '0.0 is at average',
  ])
})
