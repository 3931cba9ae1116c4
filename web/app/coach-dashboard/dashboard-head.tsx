import type { Team } from '@corner/contract/entities/teams.ts'
import type { ReactNode } from 'react'
import { PageHead } from '../look/page-head.tsx'
import { greeting } from '../navigation/greeting.ts'
import { OrganizationLogo } from '../organization-logo/organization-logo.tsx'
import { organizationNameOf } from '../organization-logo/organization-name.ts'
import { PeriodSelect } from '../period/period-select.tsx'
import { useSession } from '../session/use-session.ts'
import type { ChoosableAthlete } from './choosable-athletes.ts'
import styles from './dashboard-head.module.css'
import { HeadAthleteSelect } from './head-athlete-select.tsx'
import { TeamSelect } from './team-select.tsx'

const NOBODY: readonly ChoosableAthlete[] = []

export interface DashboardHeadProps {
  teams: readonly Team[]
  /** Who can be chosen; nobody while there is no team. */
  athletes?: readonly ChoosableAthlete[]
  /** undefined: the teams are on their way, or there is none. */
  team: Team | undefined
  onChooseTeam: (teamId: string) => void
  /** How things stand; its line is there from the beginning, so that nothing moves. */
  status?: ReactNode
  /** Only on paper: of when, and printed when. */
  printed?: string
}

/** Whose page it is, how things stand, and what rules the tabs. */
export function DashboardHead({ teams, team, athletes = NOBODY, onChooseTeam, status, printed }: DashboardHeadProps) {
  const { profile } = useSession()
  const organization = team ? organizationNameOf(team) : null
  return (
    <PageHead
      title="Coach Dashboard"
      emblem={<OrganizationLogo name={organization ?? ''} size={44} />}
      subtitle={
        <>
          {team ? [organization, team.name].filter(Boolean).join(' · ') : 'Your teams'}
          <span className={styles.greeting}> · {greeting(profile)}</span>
          <span className={styles.status} role="status">
            {status}
          </span>
          {printed && <span className={styles.printed}>{printed}</span>}
        </>
      }
    >
      <div className={styles.pair}>
        <TeamSelect teams={teams} team={team} onChoose={onChooseTeam} />
        <PeriodSelect label="Period" />
      </div>
      <div className={styles.athletes}>
        <HeadAthleteSelect key={team?.id} athletes={athletes} />
      </div>
    </PageHead>
  )
}
