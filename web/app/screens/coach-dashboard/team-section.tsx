import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import type { Period } from '@corner/contract/periods.ts'
import { useFailedPeriod } from '../../shared/period/use-failed-period.ts'
import { ProviderCredit } from '../../shared/provider/provider-credit.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './coach-dashboard-screen.module.css'
import { reasonInSentence } from './records/team-failures.ts'
import { DashboardTabs } from './tabs/dashboard-tabs.tsx'
import { TabContents } from './tabs/tab-contents.tsx'
import { TabSkeleton } from './tabs/tab-skeleton.tsx'
import { usePrefetchedTabs } from './tabs/use-prefetched-tabs.ts'
import { useTab } from './tabs/use-tab.ts'
import { RecordsNotice } from './team-view/records-notice.tsx'
import type { ShownTeam } from './team-view/use-team-view.ts'

export interface TeamSectionProps extends ShownTeam {
  teams: readonly Team[]
  /** undefined: not known yet. */
  team: Team | undefined
  /** The address names a team that the person cannot see; this is their first team instead. */
  isAnother: boolean
  days: Period
}

/** One team in its tabs. Each of its three calls may fail alone: loaded data is shown, with the failures above. */
export function TeamSection(props: TeamSectionProps) {
  const { teams, team, isAnother, days, view, failures, isFetching, isSettled, retry } = props
  const [tab] = useTab()
  // The charts show the failure in their own empty cards (docs/reference/coach-dashboard.md#analytics-tab); the chat
  // does its own requests.
  const hasOwnWay = tab === 'analytics' || tab === 'chat'
  const isNothing = view !== undefined && Object.values(view.failures).every(Boolean) && !hasOwnWay
  const isPrevious = view !== undefined && view.days !== days && !isSettled
  usePrefetchedTabs(tab, view !== undefined && !isFetching)
  const hasFailed = isSettled && !isFetching && failures.length > 0
  const failed = useFailedPeriod({
    period: days,
    shown: view?.days,
    reason: hasFailed ? failures.map(reasonInSentence).join('; ') : null,
  })
  const providers = new Set(view?.athletes.flatMap(({ provider }) => provider ?? []))
  return (
    <div className={styles.stack} aria-busy={isFetching}>
      {team && isAnother && (
        <Notice kind="note">The team in this link is not one of yours. This is {team.name}.</Notice>
      )}
      <div>
        <DashboardTabs>
          {!view && <TabSkeleton tab={tab} />}
          {isNothing && (
            <ErrorCard title="Something went wrong" message={failures.join('; ')} onRetry={retry}>
              {teams.length > 1 && 'Your other teams can still be chosen above.'}
            </ErrorCard>
          )}
          {view && !isNothing && (
            <div className={styles.stack}>
              {failures.length > 0 && <RecordsNotice view={view} days={days} failures={failures} onRetry={retry} />}
              {failed && failures.length === 0 && (
                <RecordsNotice view={view} days={failed.period} failures={[failed.reason]} onRetry={failed.retry} />
              )}
              <div className={isPrevious ? styles.earlier : ''}>
                <TabContents key={view.team.id} tab={tab} view={view} />
              </div>
            </div>
          )}
        </DashboardTabs>
      </div>
      {[...providers].map((provider) => (
        <ProviderCredit key={provider} provider={providerLabel(provider)} />
      ))}
    </div>
  )
}
