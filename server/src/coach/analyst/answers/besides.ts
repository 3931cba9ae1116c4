import type { CoachScope } from '../../scope.ts'
import { plainName } from '../phrases/names.ts'
import type { Question } from '../question.ts'

type Besides = Question['besides'][number]

/** A sentence on each thing that was said besides the question. */
export function sayBesides(besides: readonly Besides[], { view, team }: CoachScope): string {
  const only = view === 'own' ? 'your own data' : plainName(team.name)
  const SENTENCES: Record<Besides, string> = {
    other_teams: `I can only see ${only}, and no other teams.`,
    manipulation: `My rules stay as they are, and I can only see ${only}.`,
    other_language: 'I answer in English.',
  }
  return besides.map((one) => SENTENCES[one]).join(' ')
}
