// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { stubCanvas } from '../../../shared/charts/canvas-for-tests.ts'
import { mounted } from '../../../shared/mounted-for-tests.tsx'
import { OwnChartCards } from './own-chart-cards.tsx'

beforeEach(() => void stubCanvas())

const RANGE = { low: 48, high: 68, mean: 58, median: 58, deviation: 10, count: 20 }
const record = (date: string, hrv_rmssd: number) => ({ date, hrv_rmssd, created_at: `${date}T06:00:00Z` })

it.each([
  [77, 59, RANGE, '−18 ms from previous readingwithin own range', 'plain'],
  [60, 40, RANGE, '−20 ms from previous readingunder own range', 'low'],
  [60, 80, RANGE, '+20 ms from previous readingabove own range', 'up'],
  [77, 59, null, '−18 ms from previous reading', 'plain'],
])('a change from %i to %i ms has the colour of its place in the own range', (before, latest, hrvRange, text, tone) => {
  const records = [record('2026-11-20', before), record('2026-11-21', latest)]
  mounted(
    <OwnChartCards
      hrv={{ records, days: 7, today: '2026-11-21', summary: undefined, status: 200 }}
      sleep={undefined}
      activity={undefined}
      failed={{ hrv: null, sleep: null, activity: null }}
      isFetching={false}
      oauthRequired={false}
      failureTexts={[]}
      refresh={async () => undefined}
      hrvRange={hrvRange}
    />,
  )
  const badge = screen.getByText(/from previous reading/)
  expect(badge.textContent).toBe(text)
  expect(badge.className).toMatch(tone === 'plain' ? /badge/ : new RegExp(`\\b_?${tone}|${tone}_`))
  expect(badge.querySelectorAll('svg')).toHaveLength(tone === 'plain' ? 0 : 1)
})
