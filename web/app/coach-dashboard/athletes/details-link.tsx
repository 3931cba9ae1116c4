import { ATHLETE_LIST_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import type { Ref } from 'react'
import { useAthleteLink } from '../../athlete-analysis/use-athlete-link.ts'
import { ButtonLink } from '../../look/button.tsx'

interface DetailsLinkProps {
  ref: Ref<HTMLAnchorElement>
  teamId: string
  athleteId: string
  name: string
}

/** 'View Details'. It alone is drawn anew when the address changes, and not the card round it. */
export function DetailsLink({ ref, teamId, athleteId, name }: DetailsLinkProps) {
  const linkTo = useAthleteLink()
  return (
    <ButtonLink
      ref={ref}
      kind="quiet"
      size="small"
      aria-label={`${ATHLETE_LIST_TEXTS.viewDetails} of ${name}`}
      {...linkTo(teamId, athleteId)}
    >
      {ATHLETE_LIST_TEXTS.viewDetails}
    </ButtonLink>
  )
}
