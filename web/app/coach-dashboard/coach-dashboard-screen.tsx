import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../branding/page-title.ts'
import { ButtonLink } from '../look/button.tsx'
import { EmptyCard } from '../look/empty-card.tsx'
import { ErrorCard } from '../look/error-card.tsx'
import { Page } from '../look/page-head.tsx'
import { usePeriod } from '../period/use-period.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { LoadingLine } from './loading-line.tsx'
import { TabSkeleton } from './tab-skeleton.tsx'
import { teamsFailureText } from './team-failures.ts'
import { teamsQuery } from './team-queries.ts'
import { TeamSection } from './team-section.tsx'
import { useTab } from './use-tab.ts'
import { useTeam } from './use-team.ts'

export const meta = () => [{ title: pageTitle('Coach Dashboard') }]

export default function CoachDashboardScreen() {
  const { data: teams, error } = useQuery(teamsQuery)
  const [days] = usePeriod()
  const [tab] = useTab()
  const [{ team, isAnother }, chooseTeam] = useTeam(teams ?? [])
  if (teams && team) {
    return (
      <Page>
        <TeamSection teams={teams} team={team} onChooseTeam={chooseTeam} isAnother={isAnother} days={days} />
      </Page>
    )
  }
  const isLoading = !teams && !error
  return (
    <Page>
      <DashboardHead teams={[]} team={undefined} onChooseTeam={chooseTeam} status={isLoading && <LoadingLine />} />
      {isLoading && (
        <DashboardTabs>
          <TabSkeleton tab={tab} />
        </DashboardTabs>
      )}
      {teams && (
        <EmptyCard reason="No Teams Found" action={<ButtonLink to="/dashboard">Go to Personal Dashboard</ButtonLink>}>
          You haven't been assigned to any teams as a coach yet. Contact your administrator to get started with team
          management.
        </EmptyCard>
      )}
      {!teams && error && (
        <ErrorCard title="Something went wrong" message={teamsFailureText(error)} onRetry={() => location.reload()} />
      )}
    </Page>
  )
}
