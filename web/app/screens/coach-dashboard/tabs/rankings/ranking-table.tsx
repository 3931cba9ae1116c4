import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { type RankedAthlete, type RankedMetric, rankBy } from '@corner/analytics/team/rankings.ts'
import { RANKING_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { type CSSProperties, memo, useMemo } from 'react'
import { useHistoryState } from '../../../../shared/address/use-history-state.ts'
import { csvHead } from '../../../../shared/download/csv-head.ts'
import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { aboutRankingHead, type RankingColumnName } from '../../../../shared/explanations/ranking-heads.ts'
import { formatNumber, numberForFile } from '../../../../shared/number-format/format-number.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { isLongList } from '../../../../ui/layout/long-list.ts'
import type { Sorting } from '../../../../ui/table/sortable-heading.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { AthleteLink } from './athlete-link.tsx'
import { RANKING_COLUMNS, type RankingColumn } from './ranking-columns.ts'
import styles from './rankings.module.css'
import { requestedSorting, sortedRanks } from './sorted-ranks.ts'
import { TrendValue } from './trend-value.tsx'

export interface RankingTableProps {
  metric: RankedMetric
  /** Athletes of one provider: scores of different providers cannot be compared. */
  statuses: readonly AthleteStatus[]
  view: TeamView
  /** The provider's name, where there are several. */
  provider: string | undefined
  /** Why loading failed, if it did. */
  failure: string | null
  /** The tab has just been opened: only the first rows render, so that it opens at once. */
  isOpening: boolean
}

/** Rows rendered at once, in the two tables on top and in those below: a window shows no more. */
const FIRST_ROWS = 14
const FIRST_ROWS_BELOW = 4

const RANKED: Sorting<RankingColumnName> = { sort: 'rank', direction: 'ascending' }

/** One metric's athletes, best first (for strain: highest first). */
export const RankingTable = memo(function RankingTable(props: RankingTableProps) {
  const { metric, statuses, view, provider, failure, isOpening } = props
  const title = [RANKING_TEXTS.titles[metric], provider].filter(Boolean).join(', ')
  const [sorting, setSorting] = useHistoryState<Sorting<RankingColumnName>>(`order of ${title}`, RANKED)
  const ranked = useMemo(() => rankBy(metric, statuses), [metric, statuses])
  const rows = useMemo(() => sortedRanks(ranked, RANKING_COLUMNS[metric], sorting), [ranked, metric, sorting])
  const isLong = isLongList(rows.length)
  const firstRows = metric === 'recovery' || metric === 'hrv' ? FIRST_ROWS : FIRST_ROWS_BELOW
  const shown = useMemo(() => (isOpening ? rows.slice(0, firstRows) : rows), [isOpening, rows, firstRows])

  const columns = useMemo(() => {
    const about = (name: RankingColumnName) => () => aboutRankingHead(name, metric, ranked, view)
    const ofMetric = RANKING_COLUMNS[metric].map(
      (column): TableColumn<RankedAthlete, RankingColumnName> => ({
        head: column.head,
        sort: column.name,
        align: 'end',
        about: about(column.name),
        cell: ({ status }) => <Value column={column} value={column.read(status.metrics)} />,
      }),
    )
    const named: TableColumn<RankedAthlete, RankingColumnName>[] = [
      { head: 'Rank', sort: 'rank', about: about('rank'), cell: ({ rank }) => rank },
      {
        head: 'Athlete',
        sort: 'athlete',
        isName: true,
        about: about('athlete'),
        cell: ({ status: { athlete } }) => <AthleteLink teamId={view.team.id} athlete={athlete} />,
      },
    ]
    return [...named, ...ofMetric]
  }, [metric, ranked, view])

  if (ranked.length === 0) {
    return (
      <EmptyCard title={title} reason={RANKING_TEXTS.emptyTitle}>
        {failure ?? RANKING_TEXTS.empty}
      </EmptyCard>
    )
  }

  function download() {
    const numbers = RANKING_COLUMNS[metric]
    downloadCsv(
      `${title}, ${view.team.name}, ${view.shownDays[0]} to ${view.today}`,
      ['Rank', 'Athlete', ...numbers.map(({ head, unit }) => csvHead(head, unit))],
      rows.map(({ rank, status }) => [
        rank,
        status.athlete.athlete_name,
        ...numbers.map((column) => numberForFile(column, column.read(status.metrics))),
      ]),
    )
  }

  return (
    <div
      className={`${styles.ranking} ${isLong ? styles.long : ''}`}
      style={{ '--rows': rows.length } as CSSProperties}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.count}>{counted(ranked.length, 'athlete')}</span>
        <Button kind="quiet" size="small" aria-label={`CSV of ${title}`} onClick={download}>
          CSV
        </Button>
      </div>
      <Table
        label={title}
        columns={columns}
        rows={shown}
        rowKey={({ status }) => status.athlete.athlete_id}
        scrolls={isLong ? 'inside' : 'page'}
        isInPairs
        sorting={sorting}
        onSort={(asked) => setSorting(requestedSorting(asked, sorting))}
      />
    </div>
  )
})

function Value({ column, value }: { column: RankingColumn; value: number | null }) {
  if (column.trend) return <TrendValue column={column} value={value} />
  const text = formatNumber(column, value)
  return column.isRecovery && readRecovery(value) === 'red' ? <StateBadge state="red">{text}</StateBadge> : text
}
