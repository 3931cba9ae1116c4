import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { PERIOD_LABELS, type Period } from '@corner/contract/periods.ts'
import { Button } from '../look/button.tsx'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { ProviderCredit } from '../provider/provider-credit.tsx'
import styles from './coach-dashboard-screen.module.css'
import { DashboardTabs, LOADING_LINE } from './dashboard-tabs.tsx'
import { lastNightLine } from './last-night.ts'
import { TabContents } from './tab-contents.tsx'
import { TabSkeleton } from './tab-skeleton.tsx'
import { useTab } from './use-tab.ts'
import { useTeamView } from './use-team-view.ts'

export interface TeamSectionProps {
  team: Team
  teams: readonly Team[]
  days: Period
}

/** One team in its tabs. Of its three calls each may fail alone: what came is shown, and above it why the rest did not. */
export function TeamSection({ team, teams, days }: TeamSectionProps) {
  const { view, failures, isFetching, isSettled, retry } = useTeamView(team, teams, days)
  const [tab] = useTab()
  // The charts have the sentence in their own empty cards (spec 2, section 8).
  const isNothing = view !== undefined && Object.values(view.failures).every(Boolean) && tab !== 'analytics'
  const isEarlier = view !== undefined && view.days !== days
  const providers = new Set(view?.athletes.flatMap(({ provider }) => provider ?? []))
  return (
    <div className={styles.stack} aria-busy={isFetching}>
      <DashboardTabs line={view ? lastNightLine(view) : LOADING_LINE}>
        {!view && <TabSkeleton tab={tab} />}
        {isNothing && (
          <ErrorCard title="Something went wrong" message={failures.join(' ')} onRetry={retry}>
            Your other teams can still be chosen above.
          </ErrorCard>
        )}
        {view && !isNothing && (
          <div className={styles.stack}>
            {failures.length > 0 && (
              <Notice kind="error">
                {failures.join(' ')} {isEarlier && `${PERIOD_LABELS[days]} could not be fetched. `}What came before is
                still shown.{' '}
                <Button kind="quiet" size="small" onClick={retry}>
                  Try again
                </Button>
              </Notice>
            )}
            <div className={isEarlier && !isSettled ? styles.earlier : ''}>
              <TabContents key={team.id} tab={tab} view={view} />
            </div>
          </div>
        )}
      </DashboardTabs>
      {[...providers].map((provider) => (
        <ProviderCredit key={provider} provider={providerLabel(provider)} />
      ))}
    </div>
  )
}
