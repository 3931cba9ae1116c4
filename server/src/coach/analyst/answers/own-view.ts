import type { CoachScope } from '../../scope.ts'
import type { Intent, Question } from '../question.ts'

/** About people among others: nothing that an athlete may see. */
const ABOUT_OTHERS: readonly Intent[] = ['ranking', 'filter', 'team_overview', 'team_health', 'top_performers']

/** "Why am I so tired?" */
const ABOUT_SELF = /\b(i|i'm|me|my|mine|am)\b/i

/** What an athlete is told first who asks about the team; the rest of the answer is about themselves. */
const ONLY_OWN = 'I can only show you your own data, not that of the team or of teammates.'

/**
 * A question as it may be answered for whoever asks. An athlete sees only themselves: what is asked about nobody is about them, and
 * what is asked about others becomes how they are doing themselves, with a sentence on why.
 */
export function asMayBeAsked(
  question: Question,
  { view, athletes: [self] }: CoachScope,
): { question: Question; first: string } {
  if (view === 'team' || !self) return { question, first: '' }
  const own: Question = { ...question, athletes: [self], team: false }
  if (ABOUT_OTHERS.includes(question.intent))
    return { question: { ...own, intent: 'athlete_overview' }, first: ABOUT_SELF.test(question.text) ? '' : ONLY_OWN }
  const isAboutTeam = question.team || question.intent === 'comparison'
  const isComparison = question.intent === 'comparison' && !question.otherWindow
  return {
    question: isComparison ? { ...own, intent: 'value' } : own,
    first: isAboutTeam && !question.otherWindow ? ONLY_OWN : '',
  }
}
