import { athleteLabel } from '@corner/analytics/athlete-label.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** To the AI chat of the athlete's team, with a question about them ready in its input. */
export function AskAbout({ teamId, name }: { teamId: string; name: string }) {
  const address = new URLSearchParams({ team: teamId, tab: 'chat', ask: `How is ${name} doing?` })
  return (
    <ButtonLink kind="quiet" size="small" to={`/coach-dashboard?${address}`}>
      Ask about {athleteLabel({ athlete_name: name })}
    </ButtonLink>
  )
}
