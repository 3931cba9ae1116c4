import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentState } from '../../../shared/navigation/current-state.ts'
import { readReturnTarget } from '../../../shared/navigation/return-target.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import styles from './back-to-dashboard.module.css'

interface BackToDashboardProps {
  /** The team to show when there is no view to return to; undefined: the first one. */
  teamId: string | undefined
}

/**
 * Returns to the view that opened the athlete, through the history, which restores the scroll position; otherwise goes
 * to the dashboard of the athlete's team.
 */
export function BackToDashboard({ teamId }: BackToDashboardProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const returnTarget = readReturnTarget(state)
  const ofTheTeam = teamId ? `/coach-dashboard?${new URLSearchParams({ team: teamId })}` : '/coach-dashboard'

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const now = readReturnTarget(currentState(state))
    if (!now || opensElsewhere) return
    event.preventDefault()
    void navigate(-now.steps)
  }
  return (
    <ButtonLink kind="quiet" size="small" to={returnTarget?.cameFrom ?? ofTheTeam} onClick={onClick}>
      <span aria-hidden="true">←</span>
      <span>
        Back<span className={styles.where}> to Coach Dashboard</span>
      </span>
    </ButtonLink>
  )
}
