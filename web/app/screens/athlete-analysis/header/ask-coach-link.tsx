import { athleteLabel } from '@corner/analytics/athlete/athlete-label.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'

/** Opens the team's AI chat with a question about the athlete already in the input. */
export function AskCoachLink({ teamId, name }: { teamId: string; name: string }) {
  const address = new URLSearchParams({ team: teamId, tab: 'chat', ask: `How is ${name} doing?` })
  return (
    <ButtonLink kind="quiet" size="small" to={`/coach-dashboard?${address}`}>
      Ask about {athleteLabel({ athlete_name: name })}
    </ButtonLink>
  )
}
