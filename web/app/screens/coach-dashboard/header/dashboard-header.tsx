import type { Team } from '@corner/contract/entities/teams.ts'
import { useMemo } from 'react'
import { useLiveState } from '../../../shared/live/live-state.ts'
import { greeting } from '../../../shared/navigation/greeting.ts'
import { OrganizationLogo } from '../../../shared/organization-logo/organization-logo.tsx'
import { organizationNameOf } from '../../../shared/organization-logo/organization-name.ts'
import { PeriodSelect } from '../../../shared/period/period-select.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { ControlSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { TeamView } from '../team-view/team-view.ts'
import { type ChoosableAthlete, choosableAthletes, loadedAthletes } from './choosable-athletes.ts'
import styles from './dashboard-header.module.css'
import { HeaderAthleteSelect } from './header-athlete-select.tsx'
import { lastNightLine, liveLine } from './last-night.ts'
import { LoadingLine } from './loading-line.tsx'
import { printFooter } from './print-footer.ts'
import { TeamSelect } from './team-select.tsx'

const NOBODY: readonly ChoosableAthlete[] = []

export interface DashboardHeaderProps {
  teams: readonly Team[]
  /** undefined: loading, or there is none. */
  team: Team | undefined
  onChooseTeam: (teamId: string) => void
  /** undefined: nothing of the team has loaded yet. */
  view: TeamView | undefined
  isLoading: boolean
}

/** The greeting, the loading state, and the controls of the page. */
export function DashboardHeader({ teams, team, view, isLoading, onChooseTeam }: DashboardHeaderProps) {
  const { profile } = useSession()
  const live = useLiveState()
  /** Whether there is a team is not known yet: no control says that there is none. */
  const isUnknown = isLoading && !team
  const come = view && loadedAthletes(view)
  const athletes = useMemo(() => (team ? choosableAthletes(team, come) : NOBODY), [team, come])
  const organization = team ? organizationNameOf(team) : null
  const names = team ? [organization, team.name].filter(Boolean).join(' · ') : 'Your teams'
  return (
    <PageHeader
      title="Coach Dashboard"
      greeting={greeting(profile)}
      emblem={<OrganizationLogo name={organization ?? ''} size={44} />}
      subtitle={
        <>
          <span className={styles.names} title={names}>
            {names}
          </span>
          {/* Always rendered, so that nothing moves. */}
          <span className={styles.status} role="status">
            {isLoading ? <LoadingLine /> : view && `${lastNightLine(view)} ${liveLine(live)}`.trim()}
          </span>
          {view && <span className={styles.printed}>{printFooter(view, new Date())}</span>}
        </>
      }
    >
      <div className={styles.pair}>
        {isUnknown ? <ControlSkeleton width={230} /> : <TeamSelect teams={teams} team={team} onChoose={onChooseTeam} />}
        <PeriodSelect label="Period" />
      </div>
      <div className={styles.athletes}>
        {isUnknown ? <ControlSkeleton width={190} /> : <HeaderAthleteSelect key={team?.id} athletes={athletes} />}
      </div>
    </PageHeader>
  )
}
