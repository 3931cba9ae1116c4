import { METRIC_NAMES, type MetricName } from '@corner/analytics/metrics/metric-catalogue.ts'
import { written, writtenSigned } from '@corner/analytics/numbers/rounding.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import { CellWriter } from './cell-writer.ts'
import type { Cells } from './cells.ts'
import { writeIssue } from './issue-for-model.ts'
import type { Overview } from './read-overview.ts'

/** The team at a glance for a language model: each figure with its reference. */
export function overviewForModel(overview: Overview, cells: Cells, { today }: CoachScope): unknown {
  const { window, health, metrics, inTheRed, atRisk, attention, topPerformers, trends, ofOtherProvider } = overview
  const write = new CellWriter(cells, today)
  const percent = (value: number | null, of: string) =>
    value === null ? 'no value' : write.plain(`${written(value, 0)}%`, value, { of, unit: '%' })
  const standing = ({ athlete, recovery, date }: Overview['topPerformers'][number]) => ({
    athlete,
    recovery: write.figure(LATEST_RECOVERY, recovery, { athletes: [athlete.id] }),
    ...(date !== null && date !== today && { day: write.day(date) }),
  })
  return {
    days: `${write.span(window.from, window.until)}, ${write.length(window.days)}`,
    athletes: write.count(overview.athletes, 'athletes of the team'),
    connected: write.count(overview.connected, 'athletes with a device'),
    ...(overview.linksEnded > 0 && { linksEnded: write.count(overview.linksEnded, 'athletes whose link ended') }),
    withData: `${write.count(overview.withData, 'athletes with data')}, ${percent(overview.dataCoverage, 'share of athletes with data')}`,
    health: {
      score:
        health.score === null
          ? 'no value'
          : write.plain(String(health.score), health.score, { of: 'Team Health Score of 100' }),
      label: health.label,
      partLatestRecovery: percent(health.averageLatestRecovery, 'average latest recovery of the team'),
      partSleepQuality: percent(health.averageSleepQuality, 'average sleep quality of the team'),
      partEnoughDays: percent(health.completeness, 'share of athletes with enough days of data'),
    },
    metrics: Object.fromEntries(
      METRIC_NAMES.filter((metric) => metrics[metric].athletes > 0).map((metric) => [
        metric,
        readMetric(metric, overview, write),
      ]),
    ),
    inTheRed: { count: write.count(inTheRed.length, 'athletes in the red'), athletes: inTheRed.map(standing) },
    atRisk: {
      count: write.count(atRisk.atRisk, 'athletes at risk'),
      byTheirValues: write.count(atRisk.byValues, 'athletes at risk by their values'),
      byMissingData: write.count(atRisk.byMissingData, 'athletes at risk by missing data alone'),
    },
    needAttention: {
      count: write.count(attention.length, 'athletes who need attention'),
      athletes: attention.map(({ athlete, severity, issues }) => ({
        athlete,
        severity,
        issues: issues.map((issue) => writeIssue(issue, athlete.id, write)),
      })),
    },
    topPerformers: topPerformers.map(standing),
    laterMinusEarlierHalf: Object.fromEntries(
      Object.entries(trends).map(([metric, { change, label }]) => [
        metric,
        writeTrend(metric as MetricName, change, label, write),
      ]),
    ),
    ...(ofOtherProvider.length > 0 && { leftOutAsOfOtherProvider: ofOtherProvider }),
  }
}

const LATEST_RECOVERY: Measure = { metric: 'recovery', aggregate: 'latest' }

/** `latest 61% {{r1}} over 22 {{r2}}, average 58% {{r3}}`. */
function readMetric(metric: MetricName, { metrics }: Overview, write: CellWriter): string {
  const { meanOfLatest, meanOfAverages, athletes, stale } = metrics[metric]
  const mean = (aggregate: 'latest' | 'mean', value: number | null) =>
    write.figure({ metric, aggregate }, value, { meanOf: athletes })
  return [
    `latest ${mean('latest', meanOfLatest)} over ${write.count(athletes, 'athletes in it')}`,
    `average ${mean('mean', meanOfAverages)}`,
    ...(stale > 0 ? [`${write.count(stale, 'latest values that are old')} of them old`] : []),
  ].join(', ')
}

function writeTrend(metric: MetricName, change: number | null, label: string | null, write: CellWriter): string {
  if (change === null) return 'no value'
  const measure: Measure = { metric, aggregate: 'halves' }
  return `${label} (${writtenSigned(change, 1)}): ${write.figure(measure, change)}`
}
