import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { Chart } from '../../shared/charts/chart.tsx'
import type { ChartDescription, ChartMetric } from '../../shared/charts/chart-description.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './component-gallery-screen.module.css'

const DAYS = Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 8).padStart(2, '0')}`)

const metric = (name: string, unit: string, to: number): ChartMetric => ({
  name,
  unit,
  decimals: 0,
  axis: { from: 0, to },
  empty: { title: `No ${name} Data Available`, text: 'Nobody has worn the strap in this period.' },
})
const RECOVERY = metric('Recovery', '%', 100)
const HRV = metric('HRV', ' ms', 160)
const STRAIN = metric('Strain', '', 21)
const HOURS = metric('Sleep', ' h', 10)

/** Plausible values without clock or randomness: the page looks the same each time. The sixth day is missing. */
const values = (seed: number, middle: number, reach: number) =>
  DAYS.map((_, day) =>
    day === 5 ? null : Math.round(middle + reach * Math.sin(seed * 2.3 + day * (0.6 + seed * 0.07))),
  )

const chart = (
  name: string,
  of: ChartMetric,
  columns: ChartDescription['columns'],
  drawing: ChartDescription['drawing'],
) => ({
  name,
  places: DAYS,
  placeName: 'Day',
  metric: of,
  columns,
  drawing,
})
const athletes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    name: `Athlete ${place + 1}`,
    metric: RECOVERY,
    values: values(place, 55, 12 + place),
  }))

const CHARTS: ChartDescription[] = [
  chart('Three lines', RECOVERY, athletes(3), {
    kind: 'many-lines',
    chosen: ['0', '1', '2'],
    colours: 8,
    standsOut: { below: 34 },
  }),
  chart('Many lines', RECOVERY, athletes(24), {
    kind: 'many-lines',
    chosen: ['3', '8'],
    colours: 8,
    standsOut: { below: 34 },
  }),
  chart('All lines', RECOVERY, athletes(24), {
    kind: 'many-lines',
    chosen: athletes(24).map(({ id }) => id),
    colours: 8,
    standsOut: { below: 34 },
  }),
  {
    ...chart('One line and its normal', RECOVERY, athletes(12), {
      kind: 'many-lines',
      chosen: ['2'],
      colours: 8,
      standsOut: { below: 34 },
    }),
    normalBand: { name: `Own normal range, ${NORMAL_RANGE_DAYS} days: 48 to 66%`, limits: { from: 48, to: 66 } },
  },
  chart(
    'Two lines each',
    RECOVERY,
    athletes(3).flatMap((athlete, place) => [
      athlete,
      { ...athlete, id: `${athlete.id} hours`, subject: athlete.id, metric: HOURS, values: values(place, 6, 2) },
    ]),
    { kind: 'many-lines', chosen: ['0', '1', '2'], colours: 3, standsOut: { below: 34 } },
  ),
  chart(
    'Two axes',
    RECOVERY,
    [
      { id: 'recovery', name: 'Recovery', metric: RECOVERY, values: values(1, 60, 25) },
      { id: 'hrv', name: 'HRV', metric: HRV, values: values(2, 90, 30) },
    ],
    { kind: 'lines' },
  ),
  chart('Bars in bands', STRAIN, [{ id: 'strain', name: 'Strain', metric: STRAIN, values: values(4, 11, 7) }], {
    kind: 'bars',
    bands: [
      { from: 15, label: 'High', colour: 'red' },
      { from: 10, label: 'Medium', colour: 'caution' },
      { from: 0, label: 'Low', colour: 'ready' },
    ],
  }),
  chart(
    'Stacked bars',
    HOURS,
    ['Deep', 'REM', 'Light'].map((name, place) => ({ id: name, name, metric: HOURS, values: values(place, 2, 1) })),
    { kind: 'stacked-bars' },
  ),
  chart('No data', RECOVERY, [], { kind: 'lines' }),
]

/** Outside the theme panels: charts read the colours from the document. */
export function ChartExamples() {
  return (
    <section>
      <h2 className={styles.title}>Charts, in the theme of the page</h2>
      <div className={styles.themes}>
        {CHARTS.map((description) => (
          <Card key={description.name} title={description.name}>
            <Chart description={description} />
          </Card>
        ))}
      </div>
    </section>
  )
}
