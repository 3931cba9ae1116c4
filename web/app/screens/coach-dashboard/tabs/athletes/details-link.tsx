import { ATHLETE_LIST_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { type Ref, useImperativeHandle } from 'react'
import { useNavigate } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { ButtonLink } from '../../../../ui/buttons/button.tsx'

/** Lets the card open the insights on a double-click. */
export interface DetailsLinkHandle {
  open(): void
}

interface DetailsLinkProps {
  ref: Ref<DetailsLinkHandle>
  teamId: string
  athleteId: string
  name: string
}

/** 'View Details'. A separate component, because it re-renders when the address changes and the card need not. */
export function DetailsLink({ ref, teamId, athleteId, name }: DetailsLinkProps) {
  const linkTo = useAthleteLink()
  const navigate = useNavigate()
  useImperativeHandle(ref, () => ({
    open() {
      const { to, state } = linkTo(teamId, athleteId, 'ai-insights')
      void navigate(to, { state })
    },
  }))
  return (
    <ButtonLink
      kind="quiet"
      size="small"
      aria-label={`${ATHLETE_LIST_TEXTS.viewDetails} of ${name}`}
      {...linkTo(teamId, athleteId)}
    >
      {ATHLETE_LIST_TEXTS.viewDetails}
    </ButtonLink>
  )
}
