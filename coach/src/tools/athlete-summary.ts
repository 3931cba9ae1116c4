import type { Issue } from '@corner/analytics/athlete/at-risk.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { newestDay } from '@corner/analytics/athlete/data-state.ts'
import { readStatistic, type Statistic } from '@corner/analytics/athlete/statistics.ts'
import { guidanceBand } from '@corner/analytics/bands/guidance-band.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { METRIC_NAMES, METRICS, type MetricName, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { readNormalRange } from '@corner/analytics/series/normal-range.ts'
import { OWN_RANGE_DAYS, type OwnRange, readOwnRange } from '@corner/analytics/series/own-range.ts'
import type { Point } from '@corner/analytics/series/points.ts'
import type { Aggregate } from '@corner/contract/entities/query.ts'
import { notFound } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import { capital } from '../wording/english.ts'
import { writeValue } from '../wording/figures.ts'
import { AthleteInput, namedIn, recordsIn } from './athletes.ts'
import { everyMetric } from './every-metric.ts'
import { riskWindow } from './risk-window.ts'
import { type Column, table } from './table.ts'
import { defineTool } from './tool.ts'
import { lastDayOf, readWindow, WindowInput } from './window.ts'
import { drawn, windowText } from './wording.ts'

export const athleteSummary = defineTool({
  input: z.object({ athlete: AthleteInput, window: WindowInput.optional() }),
  async run(scope, input) {
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
      metrics: everyMetric((metric) =>
        readSummary(metric, metricOf(metric).read(athlete), metricOf(metric).read(whole)),
      ),
      /** The at-risk rules that apply; for a window of fewer than three days, over the period that ends with it. */
      issues,
      /** null: not at risk. */
      severity: issues.length === 0 ? null : severity,
      dataState,
      /** The newest day with a recovery, or else with any record. */
      newestDay: newestDay(metrics),
      /** null: no recovery. */
      guidance:
        latestRecovery === null || latestDate === null
          ? null
          : { recovery: latestRecovery, date: latestDate, band: guidanceBand(latestRecovery) },
      /** HRV, whatever the window. */
      ownRange: readOwnRange(METRICS.hrv.read(whole), scope.today),
    }
  },
  evidence: ({ athlete, window, metrics, issues, ownRange }, scope) => ({
    title: `${athlete.name}, ${windowText(window, scope)}`,
    ...table(
      [
        ...METRIC_NAMES.map((metric) => ({ name: capital(metricOf(metric).label), metric, read: metrics[metric] })),
        { name: 'At-risk issues', read: { unit: '', records: issues.length } },
      ],
      COLUMNS,
    ),
    note: noteOf(issues, ownRange),
  }),
})

/** For one metric, or the number of issues. */
interface Row {
  name: string
  metric?: MetricName
  read: Partial<MetricSummary>
}

const draw =
  (statistic: Exclude<keyof MetricSummary, 'unit' | `${string}Date`>, aggregate?: Aggregate) =>
  ({ metric = 'hrv', read }: Row) =>
    drawn(metric, read[statistic] ?? null, aggregate)

/** What answers take from a summary; other statistics are looked up as a query. */
const COLUMNS: readonly Column<Row>[] = [
  ['Metric', ({ name }) => name],
  ['Latest', draw('latest')],
  ['Day', ({ read }) => read.latestDate],
  ['Usually', draw('usual')],
  ['Average', draw('average')],
  ['Latest minus average', draw('trend', 'trend')],
  ['Unit', ({ read }) => read.unit],
  ['Records', ({ read }) => read.records],
]

/** The rules that apply, and the HRV of the week beside its usual range; undefined: neither. */
function noteOf(issues: readonly Issue[], { day, current, weekly }: OwnRange): string | undefined {
  const ms = (value: number) => writeValue('hrv', value)
  const range = weekly === null ? '' : `, own normal range of a week ${ms(weekly.low)} to ${ms(weekly.high)}`
  const notes = [
    ...(issues.length > 0 ? [`At risk: ${issues.map(({ text }) => text).join('; ')}.`] : []),
    ...(current === null ? [] : [`HRV: 7-day log average until ${dayLabel(day)} ${ms(current)}${range}.`]),
  ]
  return notes.join(' ') || undefined
}

type MetricSummary = ReturnType<typeof readSummary>

/**
 * One metric of one athlete over a window, unrounded, in `unit`; null: no value, or too few. See
 * analytics/statistics.ts.
 */
function readSummary(metric: MetricName, points: readonly Point[], whole: readonly Point[]) {
  const read = (statistic: Statistic) => readStatistic(points, statistic)
  const latest = read('latest')
  return {
    unit: metricOf(metric).unit,
    records: points.length,
    latest: latest.value,
    latestDate: latest.date,
    /** The median of the 28 days before the latest; null: too few values. */
    usual: latest.date === null ? null : (readNormalRange(whole, latest.date)?.median ?? null),
    average: read('average').value,
    trend: read('trend').value,
  }
}
