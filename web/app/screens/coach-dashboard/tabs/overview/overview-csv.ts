import type { AthleteStatus } from '@corner/analytics/athlete-status.ts'
import { roundTo } from '@corner/analytics/rounding.ts'
import type { CsvCell, CsvTable } from '../../../../shared/download/csv.ts'
import type { TeamView } from '../../team-view/team-view.ts'

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
      'Severity',
      'Issues',
      'Latest recovery, %',
      'Avg recovery, %',
      'Latest sleep, h',
      'Avg sleep, h',
      'Avg sleep quality, %',
      'Latest strain',
      'Avg strain',
      'Data',
      'Newest recovery',
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
}: AthleteStatus): CsvCell[] {
  return [
    athlete.athlete_name,
    issues.length === 0 ? null : severity,
    issues.map(({ text }) => text).join('; ') || null,
    rounded(recovery.latestRecovery, 0),
    rounded(recovery.averageRecovery, 1),
    rounded(sleep.latestDuration, 1),
    rounded(sleep.averageDuration, 1),
    rounded(sleep.averageQuality, 0),
    rounded(strain.latestStrain, 1),
    rounded(strain.averageStrain, 1),
    DATA[dataState],
    recovery.latestDate,
  ]
}

const rounded = (value: number | null, decimals: number) => (value === null ? null : roundTo(value, decimals))
