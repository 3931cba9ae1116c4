import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import type { AthleteStatus } from '@corner/analytics/athlete-status.ts'
import { average, sumOf } from '@corner/analytics/averages.ts'
import { isStale } from '@corner/analytics/data-state.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { ofOneProvider } from '@corner/analytics/one-provider.ts'
import { summarize } from '@corner/analytics/points.ts'
import { roundTo } from '@corner/analytics/rounding.ts'
import { readTeam } from '@corner/analytics/team-overview.ts'
import type { TeamTrend } from '@corner/analytics/team-trend.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import type { CoachScope } from '../scope.ts'
import { capital } from '../wording/english.ts'
import { assertTeamView, namedIn, ofAnotherMaker, recordsIn } from './athletes.ts'
import { everyMetric } from './every-metric.ts'
import { riskWindow } from './risk-window.ts'
import { table } from './table.ts'
import { defineTool } from './tool.ts'
import { lastDayOf, readWindow, WindowInput } from './window.ts'
import { drawn, leftOutText, windowText } from './wording.ts'

export const teamOverview = defineTool({
  description:
    'The whole team in one look: means of every metric, the Team Health Score and its parts, data coverage, who is in the red, who needs attention, top performers, and the trends of recovery, sleep quality and strain.',
  input: z.object({ window: WindowInput.optional() }),
  run: readOverview,
  evidence: (result, scope) => ({
    title: `${result.team} at a glance, ${windowText(result.window, scope)}`,
    ...table<Row>(
      [...healthRows(result), ...metricRows(result), ...trendRows(result), ...athleteRows(result)],
      [
        ['What', ({ what }) => what],
        ['Athlete', ({ athlete }) => athlete],
        ['Latest', ({ latest }) => latest],
        ['Average', ({ average }) => average],
        ['Unit', ({ unit }) => unit],
        ['Athletes', ({ athletes }) => athletes],
        ['Of them old', ({ stale }) => stale],
        ['Records', ({ records }) => records],
        ['Day', ({ day }) => day],
        ['In words', ({ words }) => words],
      ],
    ),
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

type Overview = Awaited<ReturnType<typeof readOverview>>

async function readOverview(scope: CoachScope, input: { window?: WindowInput | undefined }) {
  assertTeamView(scope)
  const window = readWindow(scope, input.window)
  const athletes = await recordsIn(scope, window)
  const overview = readTeam(athletes, window.days, lastDayOf(window))
  const judgedWindow = riskWindow(scope, window)
  const { attention } =
    judgedWindow === window
      ? overview
      : readTeam(await recordsIn(scope, judgedWindow), judgedWindow.days, judgedWindow.until)
  const alike = ofOneProvider(athletes)
  const { recovery, sleep, strain } = overview.trends
  return {
    ...{ team: scope.team.name, window, athletes: athletes.length, connected: overview.linked },
    withData: overview.withData,
    /** Percent of athletes with any value; null for a team without athletes. */
    dataCoverage: overview.dataCoverage,
    health: overview.health,
    metrics: everyMetric((metric) => readTeamMetric(metric, alike, lastDayOf(window))),
    /** Latest recovery below 34, lowest first. */
    inTheRed: overview.inTheRed
      .map(latestOf)
      .flatMap(({ recovery, ...one }) => (recovery === null ? [] : [{ ...one, recovery }])),
    /** At risk by a rule about values, most urgent first; in a window of fewer than three days by the period that ends with it. */
    attention: attention.map(({ athlete, severity, issues }) => ({ athlete: namedIn(athlete), severity, issues })),
    /** Best first, at most 5. */
    topPerformers: overview.topPerformers.map(latestOf),
    trends: {
      recovery: trendOf('recovery', recovery),
      sleep_quality: trendOf('sleep_quality', sleep),
      strain: trendOf('strain', strain),
    },
    /** Left out of the means, the health score and the trends: their scores are another maker's. */
    ofAnotherMaker: ofAnotherMaker(athletes, alike),
  }
}

/** How a team's value moved from the earlier half of the records to the later, in the product's words; null: no change. */
const trendOf = (metric: MetricName, { change, label, records }: TeamTrend) => ({
  unit: metricOf(metric).differenceUnit,
  ...{ change, label, records },
})

/** The newest recovery of somebody who stands out. */
const latestOf = ({ athlete, metrics: { recovery } }: AthleteStatus) => ({
  athlete: namedIn(athlete),
  recovery: recovery.latestRecovery,
  date: recovery.latestDate,
})

/** What each of the columns has of it. */
interface Row extends Partial<Record<'latest' | 'average' | 'athletes' | 'stale' | 'records', number | null>> {
  what: string
  athlete?: string
  unit?: string
  day?: CalendarDay | null
  words?: string | null
}

/** The score and the three parts that it is the mean of, and how many have any data. */
const healthRows = ({ health, athletes, withData, dataCoverage }: Overview): Row[] => [
  { what: 'Team Health Score', latest: health.score, unit: 'of 100', athletes, words: health.label },
  percentRow('Part of it: latest recovery', health.averageLatestRecovery, health.recoveryAthletes),
  percentRow('Part of it: average sleep quality', health.averageSleepQuality, health.sleepAthletes),
  percentRow('Part of it: athletes with enough days of data', health.completeness, health.completeAthletes),
  percentRow('Athletes with any data', dataCoverage, withData),
]

const percentRow = (what: string, percent: number | null, athletes: number): Row => ({
  ...{ what, latest: percent === null ? null : roundTo(percent, 0), unit: '%', athletes },
})

const metricRows = ({ metrics }: Overview): Row[] =>
  METRIC_NAMES.map((metric) => {
    const { meanOfLatest, meanOfAverages, ...counts } = metrics[metric]
    const [latest, average] = [drawn(metric, meanOfLatest), drawn(metric, meanOfAverages)]
    return { what: capital(metricOf(metric).label), latest, average, ...counts }
  })

const TRENDS = ['recovery', 'sleep_quality', 'strain'] as const

const trendRows = ({ trends }: Overview): Row[] =>
  TRENDS.map((metric) => {
    const { change, unit, records, label: words } = trends[metric]
    const what = `${capital(metricOf(metric).label)}, later minus earlier half`
    return { what, latest: drawn(metric, change, 'halves'), unit, records, words }
  })

/** In the red, in need of attention, top performers: of each their latest recovery, or why. */
function athleteRows({ inTheRed, attention, topPerformers }: Overview): Row[] {
  const standing = (what: string) => (one: Overview['topPerformers'][number]) => ({
    ...{ what, athlete: one.athlete.name, day: one.date },
    ...{ latest: drawn('recovery', one.recovery), unit: one.recovery === null ? '' : '%' },
  })
  return [
    ...inTheRed.map(standing('In the red')),
    ...attention.map(({ athlete, severity, issues }) => ({
      ...{ what: 'Attention', athlete: athlete.name, unit: '' },
      words: `${severity}: ${issues.map(({ text }) => text).join('; ')}`,
    })),
    ...topPerformers.map(standing('Top performer')),
  ]
}

/** A metric over the team: each athlete counts once. Athletes of another maker than most are left out. */
function readTeamMetric(metric: MetricName, athletes: readonly AthleteRecords[], until: CalendarDay) {
  const series = athletes.map((athlete) => summarize(metricOf(metric).read(athlete)))
  return {
    unit: metricOf(metric).unit,
    /** Mean of each athlete's newest value of the window; null: nobody has one. */
    meanOfLatest: average(series.map(({ latest }) => latest)),
    meanOfAverages: average(series.map((one) => one.average)),
    /** How many athletes have a value. */
    athletes: series.filter(({ count }) => count > 0).length,
    records: sumOf(series.map(({ count }) => count)),
    /** How many of the newest values are older than the day before the window's end. */
    stale: series.filter(({ latestDate }) => isStale(latestDate, until)).length,
  }
}
