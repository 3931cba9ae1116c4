import type { Team } from '@corner/contract/entities/teams.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../shared/address/use-address.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { greeting } from '../../shared/navigation/greeting.ts'
import { OrganizationLogo } from '../../shared/organization-logo/organization-logo.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { readTeam } from '../../shared/team/read-team.ts'
import { teamsQuery } from '../../shared/team/team-queries.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyCard } from '../../ui/feedback/empty-card.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CardSkeleton, StatCardsSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { JoinCodes } from './join-codes.tsx'
import { Members } from './members.tsx'
import { TeamChoice } from './team-choice.tsx'
import styles from './team-information-screen.module.css'
import { TeamOverview } from './team-overview.tsx'
import { TEAM_TABS, useTeamTab } from './team-tab.ts'
import { teamSubtitle } from './team-texts.ts'

export const meta = () => [{ title: pageTitle('Team Information') }]

export default function TeamInformationScreen() {
  const { profile } = useSession()
  const { data: teams, error } = useQuery(teamsQuery)
  const [address, change] = useAddress()
  const { team, isAnother } = readTeam(address, teams ?? [])
  return (
    <Page>
      <PageHeader
        title="Team Information"
        emblem={<OrganizationLogo name={team?.organization.name ?? ''} size={44} />}
        greeting={greeting(profile)}
        subtitle={team ? teamSubtitle(team) : 'Your teams'}
      >
        <TeamChoice teams={teams ?? []} team={team} onChoose={(id) => change({ team: id })} />
      </PageHeader>
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
      {tab === 'members' && <Members key={team.id} team={team} />}
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
