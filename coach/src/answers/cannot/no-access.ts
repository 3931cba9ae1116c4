import type { CoachScope } from '../../scope.ts'
import { sentences } from '../phrases/lists.ts'
import { plainName } from '../phrases/names.ts'

/** A name as somebody wrote it: one to three words with a capital, and nothing else. */
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*)(?:\s+\p{Lu}[\p{L}'’.-]*){0,2}$/u

/** Another team, or somebody outside of this one, whether they exist or not. */
export function sayNoAccess(because: 'other_team' | 'stranger', topic: string, scope: CoachScope): string {
  return sentences(
    because === 'other_team'
      ? `${onlyTeam(scope)}, so I can't show or compare data of other teams.`
      : sayStranger(NAME.test(topic.trim()) ? topic.trim() : undefined, scope),
    scope.view === 'own'
      ? 'I can tell you about your own recovery, sleep, HRV and strain.'
      : `Ask me about the athletes of ${plainName(scope.team.name)} instead.`,
  )
}

/** Who was named and is not to be seen from here. */
export function sayStranger(name: string | undefined, { view, team }: CoachScope): string {
  const called = name === undefined ? undefined : `"${plainName(name)}"`
  if (view === 'own')
    return `I can only see your own data, so I can't show you anything about ${called ?? 'anybody else'}.`
  return `I cannot see anyone ${called === undefined ? 'of that name' : `called ${called}`} in ${plainName(team.name)}, and I can only see this team.`
}

const onlyTeam = ({ view, team }: CoachScope) =>
  view === 'own' ? 'I can only see your own data' : `I can only see ${plainName(team.name)}`
