import type { Team } from '@corner/contract/entities/teams.ts'
import type { Period } from '@corner/contract/periods.ts'
import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../branding/page-title.ts'
import { ButtonLink } from '../look/button.tsx'
import { EmptyCard } from '../look/empty-card.tsx'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { Page, PageHead } from '../look/page-head.tsx'
import { greeting } from '../navigation/greeting.ts'
import { OrganizationLogo } from '../organization-logo/organization-logo.tsx'
import { organizationNameOf } from '../organization-logo/organization-name.ts'
import { PeriodSelect } from '../period/period-select.tsx'
import { usePeriod } from '../period/use-period.ts'
import { useSession } from '../session/use-session.ts'
import styles from './coach-dashboard-screen.module.css'
import { DashboardLoading } from './dashboard-tabs.tsx'
import { HeadAthleteSelect } from './head-athlete-select.tsx'
import { teamsFailureText } from './team-failures.ts'
import { teamsQuery } from './team-queries.ts'
import { TeamSection } from './team-section.tsx'
import { TeamSelect } from './team-select.tsx'
import { useTeam } from './use-team.ts'

export const meta = () => [{ title: pageTitle('Coach Dashboard') }]

export default function CoachDashboardScreen() {
  const { profile } = useSession()
  const { data: teams, error } = useQuery(teamsQuery)
  const [days] = usePeriod()
  const [team, chooseTeam, isAnother] = useTeam(teams ?? [])
  const organization = team ? organizationNameOf(team) : null
  return (
    <Page>
      <PageHead
        title="Coach Dashboard"
        emblem={<OrganizationLogo name={organization ?? ''} size={44} />}
        subtitle={
          <>
            {team ? [organization, team.name].filter(Boolean).join(' · ') : 'Your teams'}
            <span className={styles.greeting}> · {greeting(profile)}</span>
          </>
        }
      >
        <TeamSelect teams={teams ?? []} team={team} onChoose={chooseTeam} />
        <PeriodSelect label="Period" />
        <HeadAthleteSelect key={team?.id} athletes={team?.athletes ?? []} />
      </PageHead>
      {team && isAnother && (
        <div className={styles.word}>
          <Notice kind="note">The team in this link is not one of yours. This is {team.name}.</Notice>
        </div>
      )}
      <Content teams={teams} team={team} days={days} error={error} />
    </Page>
  )
}

interface ContentProps {
  teams: readonly Team[] | undefined
  team: Team | undefined
  days: Period
  error: Error | null
}

function Content({ teams, team, days, error }: ContentProps) {
  if (teams && team) return <TeamSection team={team} teams={teams} days={days} />
  if (teams) {
    return (
      <EmptyCard reason="No Teams Found" action={<ButtonLink to="/dashboard">Go to Personal Dashboard</ButtonLink>}>
        You haven't been assigned to any teams as a coach yet. Contact your administrator to get started with team
        management.
      </EmptyCard>
    )
  }
  if (error) {
    return (
      <ErrorCard title="Something went wrong" message={teamsFailureText(error)} onRetry={() => location.reload()} />
    )
  }
  return <DashboardLoading />
}
