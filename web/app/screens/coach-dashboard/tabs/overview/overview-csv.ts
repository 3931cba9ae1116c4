import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { atRiskBy } from '@corner/analytics/team/at-risk-count.ts'
import type { CsvTable, CsvValue } from '@corner/contract/csv.ts'
import type { MetricRecord } from '@corner/contract/metrics/metric-record.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { RECOVERY_METRICS } from '@corner/contract/metrics/of-recovery.ts'
import { csvHead } from '../../../../shared/download/csv-head.ts'
import { averageFormat } from '../../../../shared/number-format/metric-format.ts'
import type { TeamView } from '../../team-view/team-view.ts'

const { recovery: RECOVERY } = RECOVERY_METRICS
const { sleep_duration: SLEEP, sleep_quality: QUALITY } = NIGHT_METRICS
const { strain: STRAIN } = DAY_METRICS

const DATA: Record<AthleteStatus['dataState'], string> = {
  fresh: 'fresh',
  pending: 'score pending',
  stale: 'stale',
  no_data: 'not worn',
  not_linked: 'not linked',
}

/** The team's status as a table: one row per athlete, most urgent first. */
export function overviewCsv({ overview }: Pick<TeamView, 'overview'>): CsvTable {
  const { attention, statuses } = overview
  const others = statuses.filter((status) => !attention.includes(status))
  return {
    heads: [
      'Athlete',
      'At risk by',
      'Severity',
      'Issues',
      head('Latest', RECOVERY),
      head('Avg', RECOVERY),
      head('Latest', SLEEP),
      head('Avg', SLEEP),
      head('Avg', QUALITY),
      head('Latest', STRAIN),
      head('Avg', STRAIN),
      'Data',
      `Newest ${RECOVERY.label}`,
    ],
    rows: [...attention, ...others].map(rowOf),
  }
}

function rowOf({
  athlete,
  issues,
  severity,
  dataState,
  metrics: { recovery, sleep, strain },
}: AthleteStatus): CsvValue[] {
  return [
    athlete.athlete_name,
    atRiskBy({ issues }),
    issues.length === 0 ? null : severity,
    issues.map(({ text }) => text).join('; ') || null,
    latest(RECOVERY, recovery.latestRecovery),
    average(RECOVERY, recovery.averageRecovery),
    latest(SLEEP, sleep.latestDuration),
    average(SLEEP, sleep.averageDuration),
    average(QUALITY, sleep.averageQuality),
    latest(STRAIN, strain.latestStrain),
    average(STRAIN, strain.averageOfFinished),
    DATA[dataState],
    recovery.latestDate,
  ]
}

const head = (which: 'Latest' | 'Avg', { label, unit }: MetricRecord) => csvHead(`${which} ${label}`, unit)
const latest = ({ decimals }: MetricRecord, value: number | null) => rounded(value, decimals)
const average = (metric: MetricRecord, value: number | null) => rounded(value, averageFormat(metric).decimals)
const rounded = (value: number | null, decimals: number) => (value === null ? null : roundTo(value, decimals))
