import { EmptyCard } from '../../../ui/feedback/empty-card.tsx'

/** Shown instead of a tab's content while no athlete is chosen in the page's header. */
export function NoAthletesChosen() {
  return <EmptyCard reason="No athletes selected">Choose at least one beside the team and the period.</EmptyCard>
}
