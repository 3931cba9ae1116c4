import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { isStale } from '@corner/analytics/athlete/data-state.ts'
import { ofOneProvider } from '@corner/analytics/athlete/one-provider.ts'
import { type MetricName, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { average, sumOf } from '@corner/analytics/numbers/averages.ts'
import { summarize } from '@corner/analytics/series/points.ts'
import { bySeverityThenVerdict } from '@corner/analytics/team/attention-order.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { TeamTrend } from '@corner/analytics/team/team-trend.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CoachScope } from '../scope.ts'
import { assertTeamView, namedIn, ofAnotherProvider, recordsIn } from './athletes.ts'
import { everyMetric } from './every-metric.ts'
import { riskWindow } from './risk-window.ts'
import { todaysVerdicts } from './todays-verdicts.ts'
import { lastDayOf, readWindow, type WindowInput } from './window.ts'

/** The product's view of a team at a glance. */
export type Overview = Awaited<ReturnType<typeof readOverview>>

/** @throws Refusal `forbidden` for an athlete */
export async function readOverview(scope: CoachScope, input: { window?: WindowInput | undefined }) {
  assertTeamView(scope)
  const window = readWindow(scope, input.window)
  const athletes = await recordsIn(scope, window)
  const overview = readTeam(athletes, window.days, lastDayOf(window), scope.today)
  const judgedWindow = riskWindow(scope, window)
  const { attention, atRisk } =
    judgedWindow === window
      ? overview
      : readTeam(await recordsIn(scope, judgedWindow), judgedWindow.days, judgedWindow.until)
  const order = bySeverityThenVerdict(await todaysVerdicts(scope, judgedWindow.until))
  const { recovery, sleep, strain } = overview.trends
  return {
    team: scope.team.name,
    window,
    athletes: athletes.length,
    /** With a link that works. */
    connected: overview.links.linked,
    linksEnded: overview.links.ended,
    withData: overview.withData,
    /** Percent of athletes with any value; null for a team without athletes. */
    dataCoverage: overview.dataCoverage,
    health: overview.health,
    metrics: everyMetric((metric) => readTeamMetric(metric, athletes, lastDayOf(window))),
    /** Latest recovery below 34, lowest first. */
    inTheRed: overview.inTheRed
      .map(latestOf)
      .flatMap(({ recovery, ...one }) => (recovery === null ? [] : [{ ...one, recovery }])),
    /** How many are at risk; in a window of fewer than three days, by the period that ends with it. */
    atRisk,
    /**
     * At risk by a rule about values, most urgent first, as on the Team Overview; in a window of fewer than three days,
     * by the period that ends with it.
     */
    attention: attention
      .toSorted(order)
      .map(({ athlete, severity, issues }) => ({ athlete: namedIn(athlete), severity, issues })),
    /** Best first, at most 5. */
    topPerformers: overview.topPerformers.map(latestOf),
    trends: {
      recovery: trendOf('recovery', recovery),
      sleep_quality: trendOf('sleep_quality', sleep),
      strain: trendOf('strain', strain),
    },
    /** Left out of the means, the health score and the trends: their scores come from another provider. */
    ofOtherProvider: ofAnotherProvider(
      athletes,
      ofOneProvider(athletes, (athlete) => hasValue(athlete, 'recovery')),
    ),
  }
}

/**
 * How a team's value changed from the earlier half of the records to the later, in the product's words; null: no
 * change.
 */
const trendOf = (metric: MetricName, { change, label, records }: TeamTrend) => ({
  unit: metricOf(metric).differenceUnit,
  change,
  label,
  records,
})

/** The newest recovery of an athlete on a list. */
const latestOf = ({ athlete, metrics: { recovery } }: AthleteStatus) => ({
  athlete: namedIn(athlete),
  recovery: recovery.latestRecovery,
  date: recovery.latestDate,
})

const hasValue = (athlete: AthleteRecords, metric: MetricName): boolean => metricOf(metric).read(athlete).length > 0

/** A metric over the team: each athlete counts once. Athletes whose provider differs from that of most who have it are left out. */
function readTeamMetric(metric: MetricName, athletes: readonly AthleteRecords[], until: CalendarDay) {
  const alike = ofOneProvider(athletes, (athlete) => hasValue(athlete, metric))
  const series = alike.map((athlete) => ({ athlete, ...summarize(metricOf(metric).read(athlete)) }))
  const old = series.filter(({ latestDate }) => isStale(latestDate, until))
  return {
    unit: metricOf(metric).unit,
    /** Mean of each athlete's newest value in the window; null: nobody has one. */
    meanOfLatest: average(series.map(({ latest }) => latest)),
    meanOfAverages: average(series.map((one) => one.average)),
    /** How many athletes have a value. */
    athletes: series.filter(({ count }) => count > 0).length,
    records: sumOf(series.map(({ count }) => count)),
    /** How many of the newest values are from before the day before the window's end. */
    stale: old.length,
    /** Whose they are, and of which day. */
    old: old.flatMap(({ athlete, latest, latestDate }) =>
      latest === null || latestDate === null ? [] : [{ athlete: namedIn(athlete), latest, date: latestDate }],
    ),
  }
}
