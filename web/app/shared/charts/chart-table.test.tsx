// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../mounted-for-tests.tsx'
import type { ChartDescription, ChartMetric } from './chart-description.ts'
import { ChartTable } from './chart-table.tsx'

const AXES = { axis: { from: 0, to: 100 }, empty: { title: '', text: '' } }
const SCORE: ChartMetric = { name: 'Recovery', unit: '%', decimals: 0, ...AXES }
const HOURS: ChartMetric = { name: 'Sleep duration', unit: ' h', decimals: 1, ...AXES }
const CHART: ChartDescription = {
  name: 'Recovery of the team',
  places: ['2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric: SCORE,
  columns: [
    { id: 'a', name: 'Ada', metric: SCORE, values: [50, null] },
    { id: 'b', name: 'Ben', metric: HOURS, values: [0, 7.25] },
    { id: 'c', name: 'Sleep duration', metric: HOURS, values: [] },
  ],
  drawing: { kind: 'lines' },
}
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('is in the page only once it is opened', () => {
  mounted(<ChartTable description={CHART} />)
  expect(screen.getByText('Show as table').textContent).toBe('Show as table: Recovery of the team')
  expect(screen.queryByRole('table')).toBeNull()
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(screen.getByRole('table')).toBeTruthy()
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Recovery of the team, table')
  expect(texts('thead th')).toEqual(['Day', 'Ada', 'Ben, sleep duration, h', 'Sleep duration, h'])
  expect(texts('tbody th')).toHaveLength(2)
  expect(texts('td')).toEqual(['50%', '0.0', '–no value', '–no value', '7.3', '–no value'])
})
