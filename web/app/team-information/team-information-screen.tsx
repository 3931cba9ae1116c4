import type { Team } from '@corner/contract/entities/teams.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddressChoice } from '../address/use-address-choice.ts'
import { failureText } from '../api/failure-text.ts'
import { pageTitle } from '../branding/page-title.ts'
import { teamsQuery } from '../coach-dashboard/team-queries.ts'
import { readTeam } from '../coach-dashboard/use-team.ts'
import { ButtonLink } from '../look/button.tsx'
import { EmptyCard } from '../look/empty-card.tsx'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { Page, PageHead } from '../look/page-head.tsx'
import { CardSkeleton, StatCardsSkeleton } from '../look/skeleton.tsx'
import { Tabs } from '../look/tabs.tsx'
import { greeting } from '../navigation/greeting.ts'
import { OrganizationLogo } from '../organization-logo/organization-logo.tsx'
import { useSession } from '../session/use-session.ts'
import { JoinCodes } from './join-codes.tsx'
import { MemberList } from './member-list.tsx'
import { TeamChoice } from './team-choice.tsx'
import styles from './team-information-screen.module.css'
import { TeamOverview } from './team-overview.tsx'
import { TEAM_TABS, useTeamTab } from './team-tab.ts'
import { teamSubtitle } from './team-words.ts'

export const meta = () => [{ title: pageTitle('Team Information') }]

export default function TeamInformationScreen() {
  const { profile } = useSession()
  const { data: teams, error } = useQuery(teamsQuery)
  const [address, chooseTeam] = useAddressChoice('team')
  const { team, isAnother } = readTeam(address, teams ?? [])
  return (
    <Page>
      <PageHead
        title="Team Information"
        emblem={<OrganizationLogo name={team?.organization.name ?? ''} size={44} />}
        subtitle={
          <>
            {team ? teamSubtitle(team) : 'Your teams'}
            <span className={styles.greeting}> · {greeting(profile)}</span>
          </>
        }
      >
        <TeamChoice teams={teams ?? []} team={team} onChoose={chooseTeam} />
      </PageHead>
      {team && isAnother && (
        <div className={styles.word}>
          <Notice kind="note">The team in this link is not one of yours. This is {team.name}.</Notice>
        </div>
      )}
      <Content teams={teams} team={team} error={error} />
    </Page>
  )
}

interface ContentProps {
  teams: readonly Team[] | undefined
  team: Team | undefined
  error: Error | null
}

function Content({ teams, team, error }: ContentProps) {
  if (team) return <TeamParts team={team} />
  if (teams) {
    return (
      <EmptyCard reason="No Teams Found" action={<ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>}>
        You haven't been assigned to any teams yet. Contact your administrator to get started.
      </EmptyCard>
    )
  }
  if (error) {
    const message = failureText(error, ANALYTICS_TEXTS.generic)
    return <ErrorCard title="Something went wrong" message={message} onRetry={() => location.reload()} />
  }
  return <Loading />
}

function TeamParts({ team }: { team: Team }) {
  const [tab, chooseTab] = useTeamTab()
  return (
    <Tabs label="Parts of Team Information" tabs={TEAM_TABS} chosen={tab} onChoose={chooseTab}>
      {tab === 'overview' && <TeamOverview team={team} />}
      {tab === 'codes' && <JoinCodes key={team.id} team={team} />}
      {tab === 'members' && (
        <div className={styles.columns}>
          <MemberList title="Coaches" members={team.coaches} empty="No coaches assigned to this team yet." />
          <MemberList title="Athletes" members={team.athletes} empty="No athletes assigned to this team yet." />
        </div>
      )}
    </Tabs>
  )
}

function Loading() {
  return (
    <div className={styles.stack}>
      <p className={styles.loading} role="status">
        <b>Loading Team Information</b> Getting team details...
      </p>
      <CardSkeleton lines={2} />
      <StatCardsSkeleton count={3} />
    </div>
  )
}
