import type { Issue } from '@corner/analytics/at-risk.ts'
import { readStatus, type Severity } from '@corner/analytics/athlete-status.ts'
import { type DataState, newestDay } from '@corner/analytics/data-state.ts'
import { dayLabel } from '@corner/analytics/day-label.ts'
import { METRIC_NAMES, METRICS, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { OWN_RANGE_DAYS, type OwnRange, readOwnRange } from '@corner/analytics/own-range.ts'
import type { Point } from '@corner/analytics/points.ts'
import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { readStatistic, type Statistic } from '@corner/analytics/statistics.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import { capital } from '../wording/english.ts'
import { AthleteInput, namedIn, recordsIn } from './athletes.ts'
import { everyMetric } from './every-metric.ts'
import { riskWindow } from './risk-window.ts'
import { defineTool, type Evidence } from './tool.ts'
import { lastDayOf, type ReadWindow, readWindow, WindowInput } from './window.ts'
import { drawn, windowText } from './wording.ts'

/** One metric of one athlete over a window, unrounded, in `unit`; null: no value, or too few to say. See analytics/statistics.ts. */
export interface MetricSummary {
  unit: Metric['unit']
  /** Days with a value. */
  records: number
  latest: number | null
  latestDate: CalendarDay | null
  average: number | null
  weightedAverage: number | null
  median: number | null
  minimum: number | null
  minimumDate: CalendarDay | null
  maximum: number | null
  maximumDate: CalendarDay | null
  total: number | null
  deviation: number | null
  /** Latest minus average. */
  trend: number | null
  /** Latest minus the value before it. */
  change: number | null
  /** Mean of the later half minus mean of the earlier. */
  halves: number | null
  consistency: number | null
}

export interface AthleteSummaryResult {
  athlete: NamedAthlete
  connected: boolean
  window: ReadWindow
  metrics: Record<MetricName, MetricSummary>
  /** The at-risk rules that apply, in a window of fewer than three days those of the period that ends with it; empty: not at risk. */
  issues: readonly Issue[]
  /** By the number of issues; null: not at risk. */
  severity: Severity | null
  dataState: DataState
  /** The newest day with a recovery, or with anything where there is none. */
  newestDay: CalendarDay | null
  /** The guidance rules' band of the latest recovery (contract/constants/guidance.ts); null: no recovery. */
  guidance: { recovery: number; date: CalendarDay; band: GuidanceBand } | null
  /** HRV against their own normal range, whatever the window. */
  ownRange: OwnRange
}

export const athleteSummary = defineTool({
  description:
    'One athlete: every metric with latest, average, lowest, highest, trend and number of records, the at-risk rules that apply, how old the data is, the guidance band of the latest recovery, and HRV against their own normal range.',
  input: z.object({ athlete: AthleteInput, window: WindowInput.optional() }),
  async run(scope, input): Promise<AthleteSummaryResult> {
    const window = readWindow(scope, input.window)
    const [athlete] = await recordsIn(scope, window, [input.athlete])
    const [whole] = await recordsIn(scope, readWindow({ today: scope.today, days: OWN_RANGE_DAYS }), [input.athlete])
    const [judged] = await recordsIn(scope, riskWindow(scope, window), [input.athlete])
    if (!athlete || !whole || !judged) throw notFound('The athlete')
    const { dataState, metrics } = readStatus(athlete, lastDayOf(window))
    const { issues, severity } = readStatus(judged, window.until)
    const { latestRecovery, latestDate } = metrics.recovery
    return {
      athlete: namedIn(athlete),
      connected: athlete.whoop_connected,
      window,
      metrics: everyMetric((metric) => readSummary(metric, metricOf(metric).read(athlete))),
      issues,
      severity: issues.length === 0 ? null : severity,
      dataState,
      newestDay: newestDay(metrics),
      guidance:
        latestRecovery === null || latestDate === null
          ? null
          : { recovery: latestRecovery, date: latestDate, band: guidanceBand(latestRecovery) },
      ownRange: readOwnRange(METRICS.hrv.read(whole), scope.today),
    }
  },
  evidence: ({ athlete, window, metrics, issues, ownRange }) => ({
    title: `${athlete.name}, ${windowText(window)}`,
    columns: [
      ...['Metric', 'Latest', 'Day', 'Average', 'Latest minus average', 'Lowest', 'Day of lowest', 'Highest'],
      ...['Day of highest', 'Change since the record before', 'Later minus earlier half', 'Median'],
      ...['Weighted average', 'Total', 'Standard deviation', 'Unit', 'Consistency (of 100)', 'Records'],
    ].map((label) => ({ label, unit: '' })),
    rows: [
      ...METRIC_NAMES.map((metric) => metricRow(metric, metrics[metric])),
      ...rangeRows(ownRange),
      ['At-risk issues', ...EMPTY, '', null, issues.length],
    ],
    note: issues.length === 0 ? undefined : `At risk: ${issues.map(({ text }) => text).join('; ')}.`,
  }),
})

type Row = Evidence['rows'][number]

/** Of a row without values: the columns between its name and its unit. */
const EMPTY: readonly null[] = Array(14).fill(null)

function metricRow(metric: MetricName, read: MetricSummary): Row {
  const draw = (value: number | null) => drawn(metric, value)
  return [
    ...[capital(metricOf(metric).label), draw(read.latest), read.latestDate, draw(read.average)],
    ...[drawn(metric, read.trend, 'trend'), draw(read.minimum), read.minimumDate, draw(read.maximum), read.maximumDate],
    ...[drawn(metric, read.change, 'change'), drawn(metric, read.halves, 'halves')],
    ...[draw(read.median), draw(read.weightedAverage), draw(read.total)],
    ...[drawn(metric, read.deviation, 'deviation'), read.unit],
    ...[drawn(metric, read.consistency, 'consistency'), read.records],
  ]
}

/** The week's mean, and from where to where it usually lies; nothing without a night. */
function rangeRows({ day, current, currentNights, baseline, baselineNights, weekly }: OwnRange): Row[] {
  const row = (label: string, mean: number | null, bounds: typeof weekly, nights: number): Row => [
    ...[label, null, null, drawn('hrv', mean), null, drawn('hrv', bounds?.low ?? null), null],
    ...[drawn('hrv', bounds?.high ?? null), ...EMPTY.slice(7), 'ms', null, nights],
  ]
  return [
    ...(current === null ? [] : [row(`HRV, 7-day mean until ${dayLabel(day)}`, current, null, currentNights)]),
    ...(weekly === null ? [] : [row('HRV, own normal range of a week', baseline, weekly, baselineNights)]),
  ]
}

function readSummary(metric: MetricName, points: readonly Point[]): MetricSummary {
  const read = (statistic: Statistic) => readStatistic(points, statistic)
  const [latest, minimum, maximum] = [read('latest'), read('minimum'), read('maximum')]
  return {
    unit: metricOf(metric).unit,
    records: points.length,
    ...{ latest: latest.value, latestDate: latest.date },
    average: read('average').value,
    weightedAverage: read('weighted_average').value,
    median: read('median').value,
    ...{ minimum: minimum.value, minimumDate: minimum.date },
    ...{ maximum: maximum.value, maximumDate: maximum.date },
    total: read('total').value,
    deviation: read('deviation').value,
    trend: read('trend').value,
    change: read('change').value,
    halves: read('halves').value,
    consistency: read('consistency').value,
  }
}

/** How hard a day fits, by the guidance rules. */
export type GuidanceBand = 'high' | 'moderate' | 'low'

/** Of a recovery: 66 and above high, 40 to below 66 moderate, below 40 low (spec 2, section 9). */
export function guidanceBand(recovery: number): GuidanceBand {
  if (recovery >= PERFORMANCE_GUIDANCE.recoveryHighFrom) return 'high'
  return recovery >= PERFORMANCE_GUIDANCE.recoveryModerateFrom ? 'moderate' : 'low'
}
