import { type RankedMetric, rankBy } from '@corner/analytics/team/rankings.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import { RANKING_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { useMemo } from 'react'
import { WeekLegend } from '../../../../shared/week-strip/week-legend.tsx'
import { PrintButton } from '../../../../ui/buttons/print-button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { chosenStatuses, hasNobodyChosen } from '../../team-view/chosen-statuses.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { WithoutRecoveryNote } from '../../team-view/without-recovery-note.tsx'
import { NoAthletesChosen } from '../no-athletes-chosen.tsx'
import { useIsOpening } from '../use-is-opening.ts'
import { byProvider, type ProviderGroup } from './by-provider.ts'
import { OwnRangeCard } from './own-range-card.tsx'
import { RankingTable } from './ranking-table.tsx'
import styles from './rankings.module.css'

const SERIES: Record<RankedMetric, keyof TeamView['failures']> = {
  recovery: 'recovery',
  hrv: 'recovery',
  sleep: 'sleep',
  strain: 'activity',
}
const METRICS = ['recovery', 'hrv', 'sleep', 'strain'] as const

/** The team's athletes by recovery, HRV, sleep and strain: a table each, per provider where there are several. */
export function RankingsTab({ view }: { view: TeamView }) {
  const groups = useMemo(() => byProvider(chosenStatuses(view)), [view])
  const isOpening = useIsOpening()
  const emptyReason = useMemo(() => sharedEmptyReason(groups, view.failures), [groups, view.failures])
  if (hasNobodyChosen(view)) return <NoAthletesChosen />
  if (emptyReason !== null) {
    return (
      <EmptyCard
        title={METRICS.map((metric) => RANKING_TEXTS.titles[metric]).join(', ')}
        reason={RANKING_TEXTS.emptyTitle}
      >
        {emptyReason}
      </EmptyCard>
    )
  }
  return (
    <div className={`${styles.stack} ${isOpening ? styles.opening : ''}`}>
      <UnderstandingTrends />
      <WithoutRecoveryNote view={view} />
      <OwnRangeCard view={view} />
      {METRICS.flatMap((metric) =>
        groupsWith(metric, groups).map(({ provider, statuses }) => (
          <RankingTable
            key={`${metric} ${provider}`}
            metric={metric}
            statuses={statuses}
            view={view}
            provider={groups.length > 1 ? providerLabel(provider) : undefined}
            failure={view.failures[SERIES[metric]]}
            isOpening={isOpening}
          />
        )),
      )}
    </div>
  )
}

/** Not every maker gives every score: of those without one there is no table, unless there is none at all. */
function groupsWith(metric: RankedMetric, groups: readonly ProviderGroup[]): readonly ProviderGroup[] {
  const ranked = groups.filter(({ statuses }) => rankBy(metric, statuses).length > 0)
  return ranked.length > 0 ? ranked : groups.slice(0, 1)
}

/** Why all four rankings are empty, where they are so for one reason: then one card says it. */
function sharedEmptyReason(groups: readonly ProviderGroup[], failures: TeamView['failures']): string | null {
  const [group, ...others] = groups
  if (group === undefined || others.length > 0) return null
  if (METRICS.some((metric) => rankBy(metric, group.statuses).length > 0)) return null
  const reasons = new Set(METRICS.map((metric) => failures[SERIES[metric]] ?? RANKING_TEXTS.empty))
  return reasons.size === 1 ? ([...reasons][0] ?? null) : null
}

function UnderstandingTrends() {
  return (
    <Card title={RANKING_TEXTS.trendsTitle} className={styles.trends} aside={<PrintButton />}>
      <p>
        {RANKING_TEXTS.trends}{' '}
        {[
          ['↑', RANKING_TEXTS.trendPositive],
          ['↓', RANKING_TEXTS.trendNegative],
          ['→', RANKING_TEXTS.trendZero],
        ].map(([arrow, text]) => (
          <span key={arrow} className={styles.trend}>
            <span aria-hidden="true">{arrow} </span>
            {text}.
          </span>
        ))}
      </p>
      <WeekLegend />
    </Card>
  )
}
