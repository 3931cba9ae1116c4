import { athleteLabel } from '@corner/analytics/athlete/athlete-label.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'

interface AskCoachLinkProps {
  teamId: string
  /** Of the athlete. */
  name: string
}

/** Opens the team's AI chat with a question about the athlete already in the input. */
export function AskCoachLink({ teamId, name }: AskCoachLinkProps) {
  return (
    <ButtonLink kind="quiet" size="small" to={askAddress(teamId, name)}>
      {askText(name)}
    </ButtonLink>
  )
}

export const askText = (name: string): string => `Ask about ${athleteLabel({ athlete_name: name })}`

export function askAddress(teamId: string, name: string): string {
  return `/coach-dashboard?${new URLSearchParams({ team: teamId, tab: 'chat', ask: `How is ${name} doing?` })}`
}
