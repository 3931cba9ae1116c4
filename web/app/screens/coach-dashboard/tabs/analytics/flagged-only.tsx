import { needsAttention } from '@corner/analytics/athlete/athlete-status.ts'
import { useAddress } from '../../../../shared/address/use-address.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ATHLETE_CHOICES, serializeAthleteChoice } from '../../athlete-choice/athlete-choice.ts'
import type { TeamView } from '../../team-view/team-view.ts'

interface FlaggedOnlyProps {
  view: Pick<TeamView, 'overview' | 'chosen'>
  /** Of all athletes, in the order of the team. */
  ids: readonly string[]
}

/**
 * Chooses those who need attention, for the page and each of its charts, or everybody again. Nothing where nobody needs
 * it, or all do.
 */
export function FlaggedOnly({ view: { overview, chosen }, ids }: FlaggedOnlyProps) {
  const [address, change] = useAddress()
  const flagged = overview.statuses.filter(needsAttention).map(({ athlete }) => athlete.athlete_id)
  if (flagged.length === 0 || flagged.length === ids.length) return null
  const isChosen = new Set(chosen)
  const isOn =
    chosen.length === flagged.length &&
    flagged.every((id) => isChosen.has(id)) &&
    ATHLETE_CHOICES.every((name) => name === 'athletes' || address.get(name) === null)
  const choose = () => {
    const everyChart = Object.fromEntries(ATHLETE_CHOICES.map((name) => [name, null]))
    change({ ...everyChart, athletes: isOn ? null : serializeAthleteChoice(flagged, ids) }, { replace: true })
  }
  return (
    <Button kind="quiet" aria-pressed={isOn} onClick={choose}>
      Flagged only ({flagged.length})
    </Button>
  )
}
