import { useMemo } from 'react'
import { ChartGroup } from '../../../../shared/charts/chart-group.tsx'
import { ZoomBar } from '../../../../shared/charts/zoom-bar.tsx'
import { PrintButton } from '../../../../ui/buttons/print-button.tsx'
import styles from '../../coach-dashboard-screen.module.css'
import type { TeamView } from '../../team-view/team-view.ts'
import { WithoutRecoveryNote } from '../../team-view/without-recovery-note.tsx'
import { ComparisonCard, isComparison } from './comparison-card.tsx'
import { FlaggedOnly } from './flagged-only.tsx'
import { NobodyChosen } from './nobody-chosen.tsx'
import { TeamChartCard, type TeamChartCardProps } from './team-chart-card.tsx'
import { TEAM_CHARTS } from './team-charts.ts'
import { useColourOrder } from './use-colour-order.ts'
import { homePlaces, useNamedPlaces } from './use-named-places.ts'

/**
 * The Analytics Dashboard: recovery, sleep and strain of the team over the same days
 * (docs/reference/coach-dashboard.md#analytics-tab).
 */
export function Analytics({ view }: { view: TeamView }) {
  const ids = useMemo(() => view.athletes.map(({ athlete_id }) => athlete_id), [view.athletes])
  const order = useColourOrder(ids, view.chosen)
  const { athletes, drawnDays, today } = view
  const home = useMemo(() => homePlaces({ athletes, drawnDays, today }), [athletes, drawnDays, today])
  return (
    <ChartGroup>
      <div className={styles.tools}>
        <ZoomBar days={view.drawnDays} />
        <div className={styles.toolEnd}>
          <FlaggedOnly view={view} ids={ids} />
          <PrintButton />
        </div>
      </div>
      <WithoutRecoveryNote view={view} />
      <NobodyChosen view={view} ids={ids} />
      <TeamChartCards view={view} ids={ids} order={order} home={home} />
    </ChartGroup>
  )
}

/** Within the group: who is named depends on its zoom. */
function TeamChartCards({
  home,
  ...props
}: Omit<TeamChartCardProps, 'chart' | 'places'> & { home: ReadonlyMap<string, number> }) {
  const { view, ids, order } = props
  const places = useNamedPlaces(view, ids, home, order)
  return (
    <>
      {TEAM_CHARTS.map((chart) => (
        <TeamChartCard key={chart.name} chart={chart} places={places} {...props} />
      ))}
      {/* Last, so that no chart moves while its athletes are being chosen. */}
      {isComparison(order, ids) && <ComparisonCard view={view} order={order} places={places} />}
    </>
  )
}
