import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { articleReturnTarget } from './article-return-target.ts'

/** Goes back through the history, which restores the scroll position. */
export function BackLink() {
  const navigate = useNavigate()
  const { label, to, steps } = articleReturnTarget(useLocation().state)

  function onClick(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
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
