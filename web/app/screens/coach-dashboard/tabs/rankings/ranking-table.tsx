import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { type RankedAthlete, type RankedMetric, rankBy } from '@corner/analytics/team/rankings.ts'
import { RANKING_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { type CSSProperties, memo, useId, useMemo } from 'react'
import { useHistoryState } from '../../../../shared/address/use-history-state.ts'
import { aboutRanking, type RankingColumnName, rankingNote } from '../../../../shared/explanations/rankings.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { isLongList } from '../../../../ui/layout/long-list.ts'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import type { Sorting } from '../../../../ui/table/sortable-heading.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { downloadRanking } from './download-ranking.ts'
import { foldedOf, GLANCE_ROWS, glanceOf, hasGlance } from './glance.ts'
import { RankedName } from './ranked-name.tsx'
import { RANKING_COLUMNS } from './ranking-columns.ts'
import { RankingValue } from './ranking-value.tsx'
import styles from './rankings.module.css'
import { requestedSorting, sortedRanks } from './sorted-ranks.ts'

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

/** Rows of a whole table rendered at once: a window shows no more. */
const FIRST_ROWS = 14

const RANKED: Sorting<RankingColumnName> = { sort: 'rank', direction: 'ascending' }

/** One metric's athletes, best first (for strain: highest first): the first and last at a glance, all of them on demand. */
export const RankingTable = memo(function RankingTable(props: RankingTableProps) {
  const { metric, statuses, view, provider, failure, isOpening } = props
  const title = [RANKING_TEXTS.titles[metric], provider].filter(Boolean).join(', ')
  const id = useId()
  const [sorting, setSorting] = useHistoryState<Sorting<RankingColumnName>>(`order of ${title}`, RANKED)
  const [isWhole, setIsWhole] = useHistoryState(`all of ${title}`, false)
  const ranked = useMemo(() => rankBy(metric, statuses), [metric, statuses])
  const rows = useMemo(() => sortedRanks(ranked, RANKING_COLUMNS[metric], sorting), [ranked, metric, sorting])
  const isLong = isWhole && isLongList(rows.length)
  const rendered = useMemo(() => {
    if (!isOpening) return rows
    return isWhole ? rows.slice(0, FIRST_ROWS) : glanceOf(rows)
  }, [isOpening, isWhole, rows])
  const folded = useMemo(
    () => (isWhole ? undefined : foldedOf(rows.length, rendered.length)),
    [isWhole, rows, rendered],
  )
  const columns = useMemo(() => columnsOf(metric, sorting, view), [metric, sorting, view])

  if (ranked.length === 0) {
    return (
      <EmptyCard title={title} reason={RANKING_TEXTS.emptyTitle}>
        {failure ?? RANKING_TEXTS.empty}
      </EmptyCard>
    )
  }
  const hasToday = ranked.some(({ status }) => isSoFar(status.metrics.strain.latestDate, view.today))
  const shownCount = folded ? 2 * GLANCE_ROWS : rows.length
  return (
    <div
      id={id}
      className={`${styles.ranking} ${isLong ? styles.long : ''}`}
      style={{ '--rows': shownCount } as CSSProperties}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <InfoPopover about={title} explanation={() => aboutRanking(columns, metric, ranked, view)} />
        <span className={styles.count}>{counted(ranked.length, 'athlete')}</span>
        <Button
          kind="quiet"
          size="small"
          aria-label={`CSV of ${title}`}
          onClick={() => downloadRanking(title, view, RANKING_COLUMNS[metric], rows)}
        >
          CSV
        </Button>
      </div>
      <p className={styles.note}>{rankingNote(metric, hasToday)}</p>
      <Table
        label={title}
        columns={columns}
        rows={rendered}
        rowKey={({ status }) => status.athlete.athlete_id}
        rowName={({ status }) => status.athlete.athlete_name}
        folded={folded}
        scrolls={isLong ? 'inside' : 'page'}
        isInPairs
        sorting={sorting}
        onSort={(next) => setSorting(requestedSorting(next(sorting), sorting))}
      />
      {hasGlance(rows.length) && (
        <div className={styles.more}>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            <span>
              {isWhole ? `Show the first and last ${GLANCE_ROWS}` : `Show all ${rows.length}`}
              {!isWhole && <span className={styles.onPhone}>, every column</span>}
              <span className="visually-hidden"> of {title}</span>
            </span>
          </Button>
        </div>
      )}
    </div>
  )
})

/** @param sorting on a phone's screen a folded table keeps the column of its order, and the trend or a second one */
function columnsOf(metric: RankedMetric, { sort }: Sorting<RankingColumnName>, view: TeamView) {
  const ofMetric = RANKING_COLUMNS[metric]
  const ordered = ofMetric.find(({ name }) => name === sort) ?? ofMetric[0]
  const others = ofMetric.filter((column) => column !== ordered)
  const second = others.find(({ trend }) => trend) ?? others[0]
  const named = [
    { name: 'rank', head: 'Rank', sort: 'rank', cell: ({ rank }) => rank },
    {
      name: 'athlete',
      head: 'Athlete',
      sort: 'athlete',
      isName: true,
      cell: ({ status: { athlete } }) => <RankedName view={view} athlete={athlete} hasWeek={metric === 'recovery'} />,
    },
  ] satisfies Column[]
  const numbers = ofMetric.map(
    (column): Column => ({
      name: column.name,
      head: column.head,
      sort: column.name,
      align: 'end',
      isFolded: column !== ordered && column !== second,
      cell: ({ status }) => <RankingValue column={column} metrics={status.metrics} today={view.today} />,
    }),
  )
  return [...named, ...numbers] as const
}

interface Column extends TableColumn<RankedAthlete, RankingColumnName> {
  name: RankingColumnName
}
