import type { Issue } from '@corner/analytics/at-risk.ts'
import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import {
  type AthleteStatus,
  byUrgency,
  needsAttention,
  readStatus,
  type Severity,
} from '@corner/analytics/athlete-status.ts'
import { average, sumOf } from '@corner/analytics/averages.ts'
import { isStale } from '@corner/analytics/data-state.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { ofOneProvider } from '@corner/analytics/one-provider.ts'
import { summarize } from '@corner/analytics/points.ts'
import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { roundTo } from '@corner/analytics/rounding.ts'
import type { TeamHealth } from '@corner/analytics/team-health.ts'
import { readTeam } from '@corner/analytics/team-overview.ts'
import type { TeamTrend } from '@corner/analytics/team-trend.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import { capital } from '../wording/english.ts'
import { assertTeamView, namedIn, ofAnotherMaker, recordsIn } from './athletes.ts'
import { everyMetric } from './every-metric.ts'
import { riskWindow } from './risk-window.ts'
import { defineTool, type Evidence } from './tool.ts'
import { lastDayOf, type ReadWindow, readWindow, WindowInput } from './window.ts'
import { drawn, leftOutText, windowText } from './wording.ts'

/** A metric over the team: each athlete counts once. Athletes of another maker than most are left out. */
export interface TeamMetric {
  unit: Metric['unit']
  /** Mean of each athlete's newest value of the window; null: nobody has one. */
  meanOfLatest: number | null
  /** Mean of each athlete's average over the window. */
  meanOfAverages: number | null
  /** How many athletes have a value. */
  athletes: number
  records: number
  /** How many of the newest values are older than the day before the window's end. */
  stale: number
}

/** How a team's value moved from the earlier half of the records to the later. */
export interface TeamTrendResult {
  unit: Metric['differenceUnit']
  change: number | null
  /** In the product's words; null without a change. */
  label: string | null
  records: number
}

export interface TeamOverviewResult {
  team: string
  window: ReadWindow
  athletes: number
  connected: number
  withData: number
  /** Percent of athletes with any value; null for a team without athletes. */
  dataCoverage: number | null
  health: TeamHealth
  metrics: Record<MetricName, TeamMetric>
  /** Latest recovery below 34, lowest first. */
  inTheRed: readonly { athlete: NamedAthlete; recovery: number; date: CalendarDay }[]
  /** At risk by a rule about values, most urgent first; in a window of fewer than three days by the period that ends with it. */
  attention: readonly { athlete: NamedAthlete; severity: Severity; issues: readonly Issue[] }[]
  /** Best first, at most 5. */
  topPerformers: readonly { athlete: NamedAthlete; recovery: number | null; date: CalendarDay | null }[]
  trends: Record<'recovery' | 'sleep_quality' | 'strain', TeamTrendResult>
  /** Left out of the means, the health score and the trends: their scores are another maker's. */
  ofAnotherMaker: readonly NamedAthlete[]
}

export const teamOverview = defineTool({
  description:
    'The whole team in one look: means of every metric, the Team Health Score and its parts, data coverage, who is in the red, who needs attention, top performers, and the trends of recovery, sleep quality and strain.',
  input: z.object({ window: WindowInput.optional() }),
  async run(scope, input): Promise<TeamOverviewResult> {
    assertTeamView(scope)
    const window = readWindow(scope, input.window)
    const athletes = await recordsIn(scope, window)
    const overview = readTeam(athletes, window.days, lastDayOf(window))
    const judgedWindow = riskWindow(scope, window)
    const attention =
      judgedWindow === window ? overview.attention : attentionOf(await recordsIn(scope, judgedWindow), window.until)
    const alike = ofOneProvider(athletes)
    const { recovery, sleep, strain } = overview.trends
    const trendOf = (metric: MetricName, { change, label, records }: TeamTrend): TeamTrendResult => ({
      unit: metricOf(metric).differenceUnit,
      ...{ change, label, records },
    })
    return {
      team: scope.team.name,
      window,
      athletes: athletes.length,
      connected: overview.linked,
      withData: overview.withData,
      dataCoverage: overview.dataCoverage,
      health: overview.health,
      metrics: everyMetric((metric) => readTeamMetric(metric, alike, lastDayOf(window))),
      inTheRed: overview.inTheRed.flatMap(
        ({
          athlete,
          metrics: {
            recovery: { latestRecovery, latestDate },
          },
        }) =>
          latestRecovery === null || latestDate === null
            ? []
            : [{ athlete: namedIn(athlete), recovery: latestRecovery, date: latestDate }],
      ),
      attention: attention.map(({ athlete, severity, issues }) => ({
        athlete: namedIn(athlete),
        ...{ severity, issues },
      })),
      topPerformers: overview.topPerformers.map(({ athlete, metrics }) => ({
        athlete: namedIn(athlete),
        recovery: metrics.recovery.latestRecovery,
        date: metrics.recovery.latestDate,
      })),
      trends: {
        recovery: trendOf('recovery', recovery),
        sleep_quality: trendOf('sleep_quality', sleep),
        strain: trendOf('strain', strain),
      },
      ofAnotherMaker: ofAnotherMaker(athletes, alike),
    }
  },
  evidence: (result) => ({
    title: `${result.team} at a glance, ${windowText(result.window)}`,
    columns: [
      ...['What', 'Athlete', 'Latest', 'Average', 'Unit', 'Athletes', 'Of them old', 'Records', 'Day', 'In words'],
    ].map((label) => ({ label, unit: '' })),
    rows: [...healthRows(result), ...metricRows(result), ...trendRows(result), ...athleteRows(result)],
    note: [
      `${result.withData} of ${result.athletes} athletes have data, ${result.connected} are connected;`,
      `${result.inTheRed.length} in the red, ${result.attention.length} need attention, ${result.topPerformers.length} top performers.`,
      'Of the team: means over its athletes.',
      leftOutText(result.ofAnotherMaker.map((athlete) => ({ athlete, reason: 'other_maker' }))),
    ]
      .filter(Boolean)
      .join(' '),
  }),
})

type Row = Evidence['rows'][number]

/** The score and the three parts that it is the mean of, and how many have any data. */
const healthRows = ({ health, athletes, withData, dataCoverage }: TeamOverviewResult): Row[] => [
  ['Team Health Score', null, health.score, null, 'of 100', athletes, null, null, null, health.label],
  ...(
    [
      ['Part of it: latest recovery', health.averageLatestRecovery, health.recoveryAthletes],
      ['Part of it: average sleep quality', health.averageSleepQuality, health.sleepAthletes],
      ['Part of it: athletes with enough days of data', health.completeness, health.completeAthletes],
      ['Athletes with any data', dataCoverage, withData],
    ] as const
  ).map(([what, percent, counted]): Row => [what, null, wholeOf(percent), null, '%', counted, null, null, null, null]),
]

const metricRows = ({ metrics }: TeamOverviewResult): Row[] =>
  METRIC_NAMES.map((metric) => {
    const { meanOfLatest, meanOfAverages, unit, athletes, records, stale } = metrics[metric]
    return [
      ...[capital(metricOf(metric).label), null, drawn(metric, meanOfLatest), drawn(metric, meanOfAverages), unit],
      ...[athletes, stale, records, null, null],
    ]
  })

const trendRows = ({ trends }: TeamOverviewResult): Row[] =>
  (['recovery', 'sleep_quality', 'strain'] as const).map((metric) => {
    const { change, unit, records, label } = trends[metric]
    const what = `${capital(metricOf(metric).label)}, later minus earlier half`
    return [what, null, drawn(metric, change, 'halves'), null, unit, null, null, records, null, label]
  })

/** Who needs attention by other days than the overview's own. */
const attentionOf = (athletes: readonly AthleteRecords[], today: CalendarDay): readonly AthleteStatus[] =>
  athletes
    .map((athlete) => readStatus(athlete, today))
    .filter(needsAttention)
    .sort(byUrgency)

/** In the red, in need of attention, top performers: of each their latest recovery, and why. */
function athleteRows({ inTheRed, attention, topPerformers }: TeamOverviewResult): Row[] {
  const row = (
    what: string,
    name: string,
    recovery: number | null,
    day: CalendarDay | null,
    why: string | null,
  ): Row => [
    ...[what, name, drawn('recovery', recovery), null, recovery === null ? '' : '%'],
    ...[null, null, null, day, why],
  ]
  return [
    ...inTheRed.map(({ athlete, recovery, date }) => row('In the red', athlete.name, recovery, date, null)),
    ...attention.map(({ athlete, severity, issues }) =>
      row('Attention', athlete.name, null, null, `${severity}: ${issues.map(({ text }) => text).join('; ')}`),
    ),
    ...topPerformers.map(({ athlete, recovery, date }) => row('Top performer', athlete.name, recovery, date, null)),
  ]
}

function readTeamMetric(metric: MetricName, athletes: readonly AthleteRecords[], until: CalendarDay): TeamMetric {
  const series = athletes.map((athlete) => summarize(metricOf(metric).read(athlete)))
  return {
    unit: metricOf(metric).unit,
    meanOfLatest: average(series.map(({ latest }) => latest)),
    meanOfAverages: average(series.map((one) => one.average)),
    athletes: series.filter(({ count }) => count > 0).length,
    records: sumOf(series.map(({ count }) => count)),
    stale: series.filter(({ latestDate }) => isStale(latestDate, until)).length,
  }
}

const wholeOf = (percent: number | null) => (percent === null ? null : roundTo(percent, 0))
