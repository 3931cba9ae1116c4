import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { average, sumOf } from '@corner/analytics/averages.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { ofOneProvider } from '@corner/analytics/one-provider.ts'
import { decimal } from '@corner/analytics/rounding.ts'
import { unitOf } from '@corner/analytics/statistic-units.ts'
import { readStatistic, STATISTICS, type Statistic, type StatisticValue } from '@corner/analytics/statistics.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import { AthletesInput, assertTeamView, type NamedAthlete, namedIn, recordsIn } from './athletes.ts'
import { defineTool, type Evidence } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { capital, drawn, drawnDifference, measureText, windowText } from './wording.ts'

/** One side: an athlete, or the team's mean of everybody's own value, in a window. */
export interface Side extends StatisticValue {
  /** null: the team. */
  athlete: NamedAthlete | null
  window: ReadWindow
  /** How many athletes the value is the mean of. */
  athletes: number
}

export interface ComparedMetric {
  metric: MetricName
  unit: Metric['unit'] | Metric['differenceUnit']
  differenceUnit: Metric['differenceUnit']
  better: Metric['better']
  sides: readonly Side[]
  /** `sides[a]` minus `sides[b]`, unrounded; null where a side has no value, or they are of different makers. */
  differences: readonly { a: number; b: number; value: number | null }[]
}

export interface ComparisonResult {
  statistic: Statistic
  metrics: readonly ComparedMetric[]
  /** Scores of different makers are not alike: no difference is taken. */
  ofDifferentMakers: boolean
}

const MOST_ATHLETES = 12

export const comparison = defineTool({
  description:
    'Sets athletes side by side, or athletes and the team (`withTeam`), or one window and another one (`otherWindow`; without athletes: of the team), by one statistic of some metrics, with the differences.',
  input: z.object({
    athletes: AthletesInput.describe('Ids; absent: the team as a whole'),
    withTeam: z.boolean().default(false).describe('Also the mean over the team'),
    metrics: z.array(z.enum(METRIC_NAMES)).nonempty().max(METRIC_NAMES.length).readonly(),
    statistic: z.enum(STATISTICS).default('average'),
    window: WindowInput.optional(),
    otherWindow: WindowInput.optional().describe('What the window is compared with'),
  }),
  async run(scope, { athletes: ids = [], withTeam, metrics, statistic, ...input }): Promise<ComparisonResult> {
    if (ids.length > MOST_ATHLETES) throw new Refusal('bad_input', `At most ${MOST_ATHLETES} athletes are compared`)
    if (withTeam || ids.length === 0) assertTeamView(scope)
    const windows = [readWindow(scope, input.window)]
    if (input.otherWindow) windows.push(readWindow(scope, input.otherWindow))
    const sides = await Promise.all(
      windows.map(async (window) => {
        const everybody = await recordsIn(scope, window)
        const asked = ids.length === 0 ? [] : await recordsIn(scope, window, ids)
        return { window, asked, team: withTeam || ids.length === 0 ? ofOneProvider(everybody) : null }
      }),
    )
    const ofDifferentMakers = areOfDifferentMakers(sides[0]?.asked ?? [], sides[0]?.team ?? [])
    return {
      statistic,
      ofDifferentMakers,
      metrics: metrics.map((metric) => {
        const { differenceUnit, better } = metricOf(metric)
        const read = sides.flatMap(({ window, asked, team }) => [
          ...asked.map((athlete) => sideOf(athlete, window, metric, statistic)),
          ...(team ? [teamSide(team, window, metric, statistic)] : []),
        ])
        return {
          ...{ metric, unit: unitOf(metric, statistic), differenceUnit, better, sides: read },
          differences: pairsOf(read).map(([a, b]) => ({
            ...{ a, b },
            value: ofDifferentMakers && !isSame(read[a], read[b]) ? null : difference(read[a], read[b]),
          })),
        }
      }),
    }
  },
  evidence: ({ statistic, metrics, ofDifferentMakers }) => ({
    title: `Comparison by ${metrics.map(({ metric }) => measureText(metric, statistic)).join(', ')}`,
    columns: [
      { label: 'Who', unit: '' },
      { label: 'What', unit: '' },
      { label: 'Value', unit: '' },
      { label: 'Unit', unit: '' },
      { label: 'Days', unit: '' },
      { label: 'Day', unit: '' },
      { label: 'Records', unit: '' },
      { label: 'Athletes', unit: '' },
    ],
    rows: metrics.flatMap((compared) => [...sideRows(compared, statistic), ...differenceRows(compared, statistic)]),
    note: ofDifferentMakers
      ? 'They wear devices of different makers, whose scores are not alike: no difference is taken.'
      : undefined,
  }),
})

const sideRows = ({ metric, unit, sides }: ComparedMetric, statistic: Statistic): Evidence['rows'] =>
  sides.map(({ athlete, window, value, date, records, athletes }) => [
    ...[nameOf({ athlete }), capital(measureText(metric, statistic)), drawn(metric, value, { statistic }), unit],
    ...[windowText(window), date, records, athlete ? null : athletes],
  ])

/** Of everybody with everybody there would be more differences than anybody reads: then those with the first side alone. */
const SIDES_PAIRED = 4

function differenceRows({ metric, differenceUnit, sides, differences }: ComparedMetric, statistic: Statistic) {
  return differences
    .filter(({ a, value }) => value !== null && (sides.length <= SIDES_PAIRED || a === 0))
    .map(({ a, b, value }) => {
      const [one, other] = [sides[a], sides[b]]
      const isOfDays = isSame(one, other)
      const who = isOfDays ? nameOf(one) : `${nameOf(one)} minus ${nameOf(other)}`
      const days = isOfDays ? `${daysOf(one)} minus ${daysOf(other)}` : daysOf(one)
      const what = `Difference of ${measureText(metric, statistic)}`
      return [who, what, drawnDifference(value), differenceUnit, days, null, null, null]
    })
}

const nameOf = (side: Pick<Side, 'athlete'> | undefined) => side?.athlete?.name ?? 'Team'
const daysOf = (side: Side | undefined) => (side ? windowText(side.window) : '')

function sideOf(athlete: AthleteRecords, window: ReadWindow, metric: MetricName, statistic: Statistic): Side {
  const read = readStatistic(metricOf(metric).read(athlete), statistic)
  return { athlete: namedIn(athlete), window, athletes: read.value === null ? 0 : 1, ...read }
}

/** Each athlete counts once, however many records they have. */
function teamSide(team: readonly AthleteRecords[], window: ReadWindow, metric: MetricName, statistic: Statistic): Side {
  const read = team.map((athlete) => readStatistic(metricOf(metric).read(athlete), statistic))
  const valued = read.filter(({ value }) => value !== null)
  return {
    ...{ athlete: null, window, date: null, athletes: valued.length },
    value: average(valued.map(({ value }) => value)),
    records: sumOf(valued.map(({ records }) => records)),
  }
}

/** Two windows of the same, or two of the same window. */
function pairsOf(sides: readonly Side[]): [number, number][] {
  const isPair = (one: Side, other: Side) =>
    isSame(one, other) ? one.window !== other.window : one.window === other.window
  return sides.flatMap((one, a) =>
    sides.flatMap((other, b): [number, number][] => (b > a && isPair(one, other) ? [[a, b]] : [])),
  )
}

const isSame = (one: Side | undefined, other: Side | undefined) => one?.athlete?.id === other?.athlete?.id

function difference(one: Side | undefined, other: Side | undefined): number | null {
  const [a, b] = [one?.value ?? null, other?.value ?? null]
  return a === null || b === null ? null : decimal(a - b)
}

function areOfDifferentMakers(...sides: (readonly AthleteRecords[])[]): boolean {
  return new Set(sides.flat().flatMap(({ provider }) => provider ?? [])).size > 1
}
