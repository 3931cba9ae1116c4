import type { RankedAthlete } from '@corner/analytics/team/rankings.ts'
import { csvHead } from '../../../../shared/download/csv-head.ts'
import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { numberForFile } from '../../../../shared/number-format/format-number.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import type { RankingColumn } from './ranking-columns.ts'

/** Saves a ranking as CSV, all of its rows in the order shown. */
export function downloadRanking(
  title: string,
  { team, shownDays, today }: TeamView,
  columns: readonly RankingColumn[],
  rows: readonly RankedAthlete[],
): void {
  downloadCsv(
    `${title}, ${team.name}, ${shownDays[0]} to ${today}`,
    ['Rank', 'Athlete', ...columns.map(({ head, unit }) => csvHead(head, unit))],
    rows.map(({ rank, status }) => [
      rank,
      status.athlete.athlete_name,
      ...columns.map((column) => numberForFile(column, column.read(status.metrics))),
    ]),
  )
}
