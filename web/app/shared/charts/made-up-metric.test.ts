import { SESSION_LOAD, SESSION_LOAD_READER } from '@corner/analytics/metrics/made-up-metric-for-tests.ts'
import { csvText } from '@corner/contract/csv.ts'
import { expect, it } from 'vitest'
import { chartCsv } from './chart-csv.ts'
import type { ChartDescription } from './chart-description.ts'
import { chartMetric } from './chart-metric.ts'
import { scaleOf } from './plot/chart-scale.ts'
import { showValue } from './show-value.ts'

const metric = chartMetric(SESSION_LOAD, 'teamCharts', { title: 'No Data', text: 'Nothing came.' })
const day = { average_heart_rate: null, max_heart_rate: null }
const points = SESSION_LOAD_READER.read({
  recovery_data: [],
  sleep_data: [],
  activity_data: [
    { ...day, date: '2026-11-20', strain_score: 10 },
    { ...day, date: '2026-11-21', strain_score: 12.5 },
  ],
})
const chart: ChartDescription = {
  name: 'Session load',
  places: points.map(({ date }) => date),
  placeName: 'Day',
  metric,
  columns: [{ id: 'ann', name: 'Ann Ash', metric, values: points.map(({ value }) => value) }],
  drawing: { kind: 'lines' },
}

it('is a line of a chart by its record and its reader alone', () => {
  expect(scaleOf(metric, chart.columns)).toMatchObject({ from: 0, to: 600 })
  expect(showValue(metric, chart.columns[0]?.values[1] ?? null)).toBe('375 min')
})

it('has its name and its unit in the head of a file', () => {
  expect(csvText(chartCsv(chart))).toBe(
    '\uFEFFDay,"Ann Ash, Session load, min"\r\n2026-11-20,300\r\n2026-11-21,375\r\n',
  )
})
