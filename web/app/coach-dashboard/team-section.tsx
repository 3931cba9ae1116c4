import { addDays } from '@corner/analytics/calendar.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { type ComponentType, useMemo } from 'react'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { Tabs } from '../look/tabs.tsx'
import { today } from '../period/days-shown.ts'
import { ProviderCredit } from '../provider/provider-credit.tsx'
import { AnalyticsTab } from './analytics/analytics-tab.tsx'
import { AthletesTab } from './athletes/athletes-tab.tsx'
import styles from './coach-dashboard-screen.module.css'
import { lastNightLine, readLastNight } from './last-night.ts'
import { OverviewTab } from './overview/overview-tab.tsx'
import { RankingsTab } from './rankings/rankings-tab.tsx'
import { RECOVERY } from './recovery-metric.ts'
import { teamDataFailureText } from './team-failures.ts'
import { TeamLoading } from './team-loading.tsx'
import { type TeamView, viewOf } from './team-view.ts'
import { TABS, type TabName, useTab } from './use-tab.ts'
import { useTeamRecords } from './use-team-records.ts'

export interface TeamSectionProps {
  team: Team
  teams: readonly Team[]
  days: number
}

const TAB_CONTENT: Record<TabName, ComponentType<{ view: TeamView }>> = {
  overview: OverviewTab,
  analytics: AnalyticsTab,
  rankings: RankingsTab,
  athletes: AthletesTab,
}

/** One team's recovery. After a failed refresh the old lines stay under the message. */
export function TeamSection({ team, teams, days }: TeamSectionProps) {
  const { recovery, sleep, activity, failure, isFetching, retry } = useTeamRecords(team, teams, days)
  const [tab, chooseTab] = useTab()
  const view = useMemo(
    () =>
      recovery &&
      viewOf(
        team,
        {
          days: recovery.days,
          recovery: recovery.athletes_data,
          sleep: sleep?.athletes_data ?? [],
          activity: activity?.athletes_data ?? [],
        },
        { recovery: failure && teamDataFailureText(failure), sleep: null, activity: null },
        today(),
      ),
    [team, recovery, sleep, activity, failure],
  )

  if (!recovery || !view) {
    if (!failure) return <TeamLoading />
    return <ErrorCard title={RECOVERY.empty.title} message={teamDataFailureText(failure)} onRetry={retry} />
  }
  const day = view.today
  const Tab = TAB_CONTENT[tab]
  const night = readLastNight(day, addDays(day, -1), recovery, sleep, activity)
  const providers = [...new Set(recovery.athletes_data.flatMap(({ provider }) => provider ?? []))]
  return (
    <div
      className={`${styles.stack} ${isFetching && recovery.days !== days ? styles.earlier : ''}`}
      aria-busy={isFetching}
    >
      {failure && <Notice kind="error">{teamDataFailureText(failure)}. What came before is still shown.</Notice>}
      <p className={styles.line}>{lastNightLine(recovery.summary, night)}</p>
      <Tabs label="Team" tabs={TABS} chosen={tab} onChoose={chooseTab}>
        <Tab key={team.id} view={view} />
      </Tabs>
      {providers.map((provider) => (
        <ProviderCredit key={provider} provider={providerLabel(provider)} />
      ))}
    </div>
  )
}
