import type { CoachScope } from '../../scope.ts'
import { plainName } from '../../wording/names.ts'
import { sentences } from '../phrases/lists.ts'

/** A name as somebody typed it: one to three capitalised words and nothing else. */
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*)(?:\s+\p{Lu}[\p{L}'’.-]*){0,2}$/u

/** Another team, or somebody outside this one, whether they exist or not. */
export function sayNoAccess(because: 'other_team' | 'stranger', topic: string, scope: CoachScope): string {
  const { view, team } = scope
  const seen = view === 'own' ? 'your own data' : plainName(team.name)
  return sentences(
    because === 'other_team'
      ? `I can only see ${seen}, so I can't show or compare data of other teams.`
      : sayUnknownPerson(NAME.test(topic.trim()) ? topic.trim() : undefined, scope),
    view === 'own'
      ? 'I can tell you about your own recovery, sleep, HRV and strain.'
      : `Ask me about the athletes of ${seen} instead.`,
  )
}

/** Somebody who cannot be seen from here. @param name as typed; undefined: no name was given */
export function sayUnknownPerson(name: string | undefined, { view, team }: Pick<CoachScope, 'view' | 'team'>): string {
  const called = name === undefined ? undefined : `"${plainName(name)}"`
  return view === 'own'
    ? `I can only see your own data, so I can't show you anything about ${called ?? 'anybody else'}.`
    : `I cannot see anyone ${called ? `called ${called}` : 'of that name'} in ${plainName(team.name)}, and I can only see this team.`
}
