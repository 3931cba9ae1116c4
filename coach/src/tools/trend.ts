import { average, meanOf, sumOf } from '@corner/analytics/averages.ts'
import { readHalvesOfDays, valuesByDay } from '@corner/analytics/halves.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { ofOneProvider } from '@corner/analytics/one-provider.ts'
import { type Point, summarize } from '@corner/analytics/points.ts'
import { trendLabel } from '@corner/analytics/team-trend.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { RECOVERY_TREND, SLEEP_TREND, STRAIN_TREND, type TrendLabels } from '@corner/contract/constants/team-trends.ts'
import { z } from 'zod'
import { AthleteInput, assertTeamView, type NamedAthlete, namedIn, ofAnotherMaker, recordsIn } from './athletes.ts'
import { defineTool, type Evidence } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { capital, drawn, drawnDifference, leftOutText, windowText } from './wording.ts'

export interface TrendResult {
  /** null: the team. */
  athlete: NamedAthlete | null
  window: ReadWindow
  metric: MetricName
  unit: Metric['unit']
  differenceUnit: Metric['differenceUnit']
  /** Means of the halves of the records in order of date (of a team: of everybody's); null: fewer than 4 records, or one day. */
  earlierMean: number | null
  laterMean: number | null
  /** Later minus earlier. */
  change: number | null
  /** By the change; up to the metric's `steadyWithin` it is flat. null: too few records. */
  direction: 'up' | 'down' | 'flat' | null
  steadyWithin: number
  /** Whether it is the good direction; null: flat, neither, or unknown. */
  isBetter: boolean | null
  /** The product's words for a team's recovery, sleep quality and strain; else null. */
  label: string | null
  average: number | null
  latest: number | null
  latestDate: CalendarDay | null
  /** How many values, and of how many athletes. */
  records: number
  athletes: number
  /** The athlete's values, or the team's mean of each day. */
  days: readonly Point[]
  /** Left out: their scores are another maker's. */
  ofAnotherMaker: readonly NamedAthlete[]
}

const TEAM_LABELS: Partial<Record<MetricName, TrendLabels>> = {
  recovery: RECOVERY_TREND,
  sleep_quality: SLEEP_TREND,
  strain: STRAIN_TREND,
}

export const trend = defineTool({
  description:
    'Whether a metric of an athlete, or of the team, goes up, down or stays flat in a window: mean of the later half of the records against that of the earlier, with the values day by day.',
  input: z.object({
    metric: z.enum(METRIC_NAMES),
    athlete: AthleteInput.optional().describe('The id of an athlete; absent: the team'),
    window: WindowInput.optional(),
  }),
  async run(scope, { metric, athlete: id, ...input }): Promise<TrendResult> {
    if (id === undefined) assertTeamView(scope)
    const window = readWindow(scope, input.window)
    const meant = await recordsIn(scope, window, id === undefined ? undefined : [id])
    const alike = ofOneProvider(meant)
    const { unit, differenceUnit, better, steadyWithin, read } = metricOf(metric)
    const series = alike.toSorted((a, b) => (a.athlete_id < b.athlete_id ? -1 : 1)).map((athlete) => read(athlete))
    const days = valuesByDay(series)
    const halves = readHalvesOfDays(days)
    const change = halves?.change ?? null
    const direction = change === null ? null : directionOf(change, steadyWithin)
    const summaries = series.map(summarize)
    const [only] = id === undefined ? [] : alike
    const labels = id === undefined ? TEAM_LABELS[metric] : undefined
    return {
      athlete: only ? namedIn(only) : null,
      ...{ window, metric, unit, differenceUnit, direction, steadyWithin },
      ...{ earlierMean: halves?.earlier ?? null, laterMean: halves?.later ?? null, change },
      isBetter:
        better === null || direction === null || direction === 'flat'
          ? null
          : (direction === 'up') === (better === 'higher'),
      label: labels && change !== null ? trendLabel(labels, change) : null,
      average: average(summaries.map((summary) => summary.average)),
      latest: average(summaries.map(({ latest }) => latest)),
      latestDate: days.at(-1)?.date ?? null,
      records: sumOf(summaries.map(({ count }) => count)),
      athletes: summaries.filter(({ count }) => count > 0).length,
      days: days.flatMap(({ date, values }) => {
        const value = meanOf(values)
        return value === null ? [] : [{ date, value }]
      }),
      ofAnotherMaker: ofAnotherMaker(meant, alike).map(({ athlete }) => athlete),
    }
  },
  evidence: (result) => ({
    title: `Trend of ${metricOf(result.metric).label}, ${result.athlete?.name ?? 'team'}, ${windowText(result.window)}`,
    columns: [
      { label: 'Day', unit: '' },
      { label: capital(metricOf(result.metric).label), unit: '' },
      { label: 'Unit', unit: '' },
      { label: 'Records', unit: '' },
      { label: 'Athletes', unit: '' },
    ],
    rows: [
      ...summaryRows(result),
      ...result.days
        .toReversed()
        .map(({ date, value }) => [date, drawn(result.metric, value), result.unit, null, null]),
    ],
    note:
      [
        result.change === null && 'Fewer than 4 records, or all of one day: no trend.',
        result.label !== null && `In the dashboard's words: ${result.label}.`,
        leftOutText(result.ofAnotherMaker.map((one) => ({ athlete: one, reason: 'other_maker' }))),
      ]
        .filter(Boolean)
        .join(' ') || undefined,
  }),
})

/** What the days come to; nothing where there is no trend and no value. */
function summaryRows(result: TrendResult): Evidence['rows'] {
  const { metric, unit, differenceUnit, athlete, records, athletes, average: mean, latest } = result
  const rows: Evidence['rows'] = [
    ['Earlier half of the records', drawn(metric, result.earlierMean), unit, null, null],
    ['Later half of the records', drawn(metric, result.laterMean), unit, null, null],
    ['Later minus earlier half', drawnDifference(result.change), differenceUnit, null, null],
    [
      athlete ? 'Average' : "Mean of the athletes' averages",
      drawn(metric, mean),
      unit,
      records,
      athlete ? null : athletes,
    ],
    [athlete ? 'Latest' : "Mean of the athletes' latest", drawn(metric, latest), unit, null, athlete ? null : athletes],
    [
      'Latest minus average',
      drawnDifference(latest === null || mean === null ? null : latest - mean),
      ...[differenceUnit, null, null],
    ],
  ]
  return rows.filter(([, value]) => value !== null)
}

function directionOf(change: number, steadyWithin: number): 'up' | 'down' | 'flat' {
  if (Math.abs(change) <= steadyWithin) return 'flat'
  return change > 0 ? 'up' : 'down'
}
