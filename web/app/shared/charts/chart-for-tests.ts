import type { ChartColours } from './chart-colours.ts'
import type { ChartDescription, ChartMetric } from './chart-description.ts'

const metric: ChartMetric = {
  name: 'Recovery',
  unit: '%',
  decimals: 0,
  axis: { from: 0, to: 100 },
  empty: { title: '', text: '' },
}

/** One line over three days. */
export const CHART: ChartDescription = {
  name: 'Recovery',
  places: ['2026-11-19', '2026-11-20', '2026-11-21'],
  placeName: 'Day',
  metric,
  columns: [{ id: 'a', name: 'Ada', metric, values: [50, 60, 70] }],
  drawing: { kind: 'lines' },
}

export const COLOURS: ChartColours = {
  ink: 'ink',
  ink2: 'ink2',
  ink3: 'ink3',
  line: 'line',
  lineStrong: 'lineStrong',
  card: 'card',
  font: 'f',
  bands: { ready: 'blue', 'ready-deep': 'deep', caution: 'yellow', red: 'red', green: 'green', orange: 'orange' },
  series: ['navy', 'teal'],
}
