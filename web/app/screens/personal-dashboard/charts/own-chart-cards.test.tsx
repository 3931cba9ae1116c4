// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../../shared/mounted-for-tests.tsx'
import type { OwnRecordsShown } from '../records/use-own-records.ts'
import { OwnChartCards } from './own-chart-cards.tsx'

const NOT_FAILED = { hrv: null, sleep: null, activity: null }
const EMPTY = { days: 7, today: '2026-11-21', records: [] }

it.each([
  ['without records', { hrv: EMPTY, sleep: EMPTY, activity: EMPTY }],
  ['while loading', {}],
  ['after a failure', { failed: { hrv: 'Down', sleep: 'Down', activity: 'Down' } }],
])('names its five charts %s', (_, shown) => {
  mounted(<OwnChartCards hrvRange={null} {...({ failed: NOT_FAILED, ...shown } as unknown as OwnRecordsShown)} />)
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['HRV Trend', 'Sleep Hours', 'Sleep Stages', 'Number of Nights', 'Activity Strain'])
})

it('has no average of nights that were not recorded', () => {
  const shown = { hrv: EMPTY, sleep: EMPTY, activity: EMPTY, failed: NOT_FAILED }
  mounted(<OwnChartCards hrvRange={null} {...(shown as unknown as OwnRecordsShown)} />)
  expect(screen.queryByText(/^Average/)).toBeNull()
})
