import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentState } from '../../shared/navigation/current-state.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { articleReturnTarget } from './article-return-target.ts'

/** Goes back through the history, which restores the scroll position. */
export function BackLink() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { label, to } = articleReturnTarget(state)

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const { steps } = articleReturnTarget(currentState(state))
    if (steps === 0 || opensElsewhere) return
    event.preventDefault()
    void navigate(-steps)
  }
  return (
    <ButtonLink kind="quiet" size="small" to={to} onClick={onClick}>
      <span aria-hidden="true">←</span> {label}
    </ButtonLink>
  )
}
