import { ButtonLink } from '../../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'

export function NoAthletesCard() {
  return (
    <EmptyCard
      reason="No athletes in this team yet"
      action={<ButtonLink to="/team-information">Go to Team Information</ButtonLink>}
    >
      Share the team's athlete code: whoever registers with it appears here.
    </EmptyCard>
  )
}
