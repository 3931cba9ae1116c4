import { needsAttention } from '@corner/analytics/athlete/athlete-status.ts'
import { useAddress } from '../../../../shared/address/use-address.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ATHLETE_CHOICES, readAthleteChoice, serializeAthleteChoice } from '../../athlete-choice/athlete-choice.ts'
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
  const isOnIn = (of: URLSearchParams, those: readonly string[]) =>
    those.length === flagged.length &&
    flagged.every((id) => those.includes(id)) &&
    ATHLETE_CHOICES.every((name) => name === 'athletes' || of.get(name) === null)
  const isOn = isOnIn(address, chosen)
  const everyChart = Object.fromEntries(ATHLETE_CHOICES.map((name) => [name, null]))
  const choose = () =>
    change(
      (now) => {
        const isOnNow = isOnIn(now, readAthleteChoice(now.get('athletes'), ids))
        return { ...everyChart, athletes: isOnNow ? null : serializeAthleteChoice(flagged, ids) }
      },
      { replace: true },
    )
  return (
    <Button kind="quiet" aria-pressed={isOn} onClick={choose}>
      Flagged only ({flagged.length})
    </Button>
  )
}
