import type { Team } from '@corner/contract/entities/teams.ts'
import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { usePeriod } from '../../shared/period/use-period.ts'
import { teamsQuery } from '../../shared/team/team-queries.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Page } from '../../ui/layout/page-header.tsx'
import { useTeam } from './athlete-choice/use-team.ts'
import { DashboardHeader } from './header/dashboard-header.tsx'
import { teamsFailureText } from './records/team-failures.ts'
import { NoTeamCard } from './tabs/chat/no-team-card.tsx'
import { useTab } from './tabs/use-tab.ts'
import { TeamSection } from './team-section.tsx'
import { useTeamView } from './team-view/use-team-view.ts'

export const meta = () => [{ title: pageTitle('Coach Dashboard') }]

const NO_TEAMS: readonly Team[] = []

/** Header and tabs stay mounted from the start, so that they keep the focus when the teams arrive. */
export default function CoachDashboardScreen() {
  const { data: teams = NO_TEAMS, error, failureReason, isSuccess } = useQuery(teamsQuery)
  // The first failure is told while the call is still repeated: four seconds of an empty page would be worse.
  const failure = error ?? failureReason
  const [days] = usePeriod()
  const [tab] = useTab()
  const [{ team, isAnother }, chooseTeam] = useTeam(teams)
  const shown = useTeamView(team, teams, days)
  const isLoading = !isSuccess && !failure
  return (
    <Page>
      <DashboardHeader
        teams={teams}
        team={team}
        view={shown.view}
        isLoading={isLoading || (team !== undefined && !shown.view)}
        onChooseTeam={chooseTeam}
      />
      {(team || isLoading) && <TeamSection teams={teams} team={team} isAnother={isAnother} days={days} {...shown} />}
      {isSuccess && !team && (
        <EmptyCard reason="No Teams Found" action={<ButtonLink to="/dashboard">Go to Personal Dashboard</ButtonLink>}>
          You haven't been assigned to any teams as a coach yet. Contact your administrator to get started with team
          management.
        </EmptyCard>
      )}
      {isSuccess && !team && tab === 'chat' && <NoTeamCard />}
      {failure && !team && (
        <ErrorCard
          title="Something went wrong"
          message={teamsFailureText(failure)}
          onRetry={() => location.reload()}
          otherAction={
            <ButtonLink kind="quiet" to="/knowledge">
              Knowledge Base
            </ButtonLink>
          }
        >
          Your teams could not be loaded. What needs no team works as before: your Personal Dashboard, the Knowledge
          Base and your account.
        </ErrorCard>
      )}
    </Page>
  )
}
