import { daysLabel } from '@corner/analytics/days/day-label.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { trendDirection } from '@corner/analytics/team/team-trend.ts'
import { RECOVERY_PALETTE } from '@corner/contract/constants/charts.ts'
import { useMemo } from 'react'
import { useChartGroup } from '../../../../shared/charts/chart-group.tsx'
import { lookAt, looksOf } from '../../../../shared/charts/line-colours.ts'
import { LineMarkIcon } from '../../../../shared/charts/line-mark.tsx'
import { LitName } from '../../../../shared/charts/lit-name.tsx'
import { useChartColours } from '../../../../shared/charts/use-chart-colours.ts'
import { zoomWithin } from '../../../../shared/charts/zoom.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import { lineNames } from '../../athlete-choice/line-names.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { TrendArrow } from '../trend-arrow.tsx'
import { type ComparedMetric, compareAthletes } from './compared-athletes.ts'
import styles from './comparison-card.module.css'
import { useRangeAthletes } from './use-range-athletes.ts'

const EVERY_SERIES = ['recovery', 'sleep', 'activity'] as const

/** Two or more chosen athletes, but not simply the whole team. */
export const isComparison = (order: readonly string[], team: readonly string[]): boolean =>
  order.length >= 2 && order.length <= RECOVERY_PALETTE && (order.length < team.length || team.length === 2)

/**
 * The chosen athletes side by side over the days of the charts: average, difference from the first, newest value with its
 * trend, own range.
 */
export function ComparisonCard({
  view,
  order,
  places,
}: {
  view: TeamView
  order: readonly string[]
  /** The looks on the page, as in the charts. */
  places: ReadonlyMap<string, number>
}) {
  const { zoom } = useChartGroup()
  const { series } = useChartColours()
  const ranged = useRangeAthletes(view, EVERY_SERIES)
  const { athletes, drawnDays, today } = view
  const within = zoomWithin(drawnDays, zoom)
  const days = useMemo(
    () => drawnDays.filter((day) => !within || (day >= within.from && day <= within.to)),
    [drawnDays, within?.from, within?.to],
  )
  const rows = useMemo(
    () => compareAthletes({ chosen: order, athletes, ranged, days, today }),
    [order, athletes, ranged, days, today],
  )
  const names = lineNames(athletes)
  const looks = looksOf(places, series)
  const nameOf = (id: string) => names.get(id)?.name ?? ''
  const columns: TableColumn<ComparedMetric>[] = [
    { head: 'Metric', cell: ({ name }) => name },
    ...order.map(
      (id, at): TableColumn<ComparedMetric> => ({
        head: nameOf(id),
        heading: (
          <LitName subject={id}>
            <LineMarkIcon {...(looks.get(id) ?? lookAt(0, series))} />
            <bdi>{nameOf(id)}</bdi>
          </LitName>
        ),
        cell: ({ values }) => <Compared value={values[at]} />,
      }),
    ),
  ]
  return (
    <Card title="Side by side">
      <p className={styles.note}>
        Averages of {daysLabel(days[0] ?? today, days.at(-1) ?? today)}; differences from{' '}
        <bdi>{nameOf(order[0] ?? '')}</bdi>; strain of finished days. Below each the newest value, with its distance to
        the own average; own: the usual range of the {NORMAL_RANGE_DAYS} days before.
      </p>
      <div className={styles.table}>
        <Table label="Athletes side by side" columns={columns} rows={rows} rowKey={({ name }) => name} />
      </div>
    </Card>
  )
}

function Compared({ value: compared }: { value: ComparedMetric['values'][number] | undefined }) {
  if (!compared) return null
  const { value, difference, latest, range } = compared
  return (
    <div className={styles.compared}>
      <b>{value}</b> {difference !== null && <span className={styles.difference}>{difference}</span>}
      {latest && (
        <span className={styles.latest}>
          {latest.day} {latest.text}
          {latest.trend !== null && (
            <>
              {' '}
              <TrendArrow direction={trendDirection(latest.trend)} />
              {latest.trendText}
            </>
          )}
        </span>
      )}
      <span className={styles.range}>{range ?? 'own range not known yet'}</span>
    </div>
  )
}
