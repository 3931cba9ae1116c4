import type { Team } from '@corner/contract/entities/teams.ts'
import { useMemo } from 'react'
import { useLiveState } from '../../../shared/live/live-state.ts'
import { greeting } from '../../../shared/navigation/greeting.ts'
import { OrganizationLogo } from '../../../shared/organization-logo/organization-logo.tsx'
import { organizationNameOf } from '../../../shared/organization-logo/organization-name.ts'
import { PeriodSelect } from '../../../shared/period/period-select.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import type { TeamView } from '../team-view/team-view.ts'
import { athletesCome, type ChoosableAthlete, choosableAthletes } from './choosable-athletes.ts'
import styles from './dashboard-head.module.css'
import { HeadAthleteSelect } from './head-athlete-select.tsx'
import { lastNightLine, liveLine } from './last-night.ts'
import { LoadingLine } from './loading-line.tsx'
import { printedLine } from './printed-line.ts'
import { TeamSelect } from './team-select.tsx'

const NOBODY: readonly ChoosableAthlete[] = []

export interface DashboardHeadProps {
  teams: readonly Team[]
  /** undefined: the teams are on their way, or there is none. */
  team: Team | undefined
  onChooseTeam: (teamId: string) => void
  /** undefined: nothing has come of the team yet. */
  view: TeamView | undefined
  isLoading: boolean
}

/** Whose page it is, how things stand, and what rules the tabs. */
export function DashboardHead({ teams, team, view, isLoading, onChooseTeam }: DashboardHeadProps) {
  const { profile } = useSession()
  const live = useLiveState()
  const come = view && athletesCome(view)
  const athletes = useMemo(() => (team ? choosableAthletes(team, come) : NOBODY), [team, come])
  const organization = team ? organizationNameOf(team) : null
  return (
    <PageHead
      title="Coach Dashboard"
      emblem={<OrganizationLogo name={organization ?? ''} size={44} />}
      subtitle={
        <>
          {team ? [organization, team.name].filter(Boolean).join(' · ') : 'Your teams'}
          <span className={styles.greeting}> · {greeting(profile)}</span>
          {/* Its line is there from the beginning, so that nothing moves. */}
          <span className={styles.status} role="status">
            {isLoading ? <LoadingLine /> : view && `${lastNightLine(view)} ${liveLine(live)}`.trim()}
          </span>
          {view && <span className={styles.printed}>{printedLine(view, new Date())}</span>}
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
