import { sayStrangers } from './answers/access.ts'
import { sayBesides } from './answers/besides.ts'
import { askBack } from './answers/clarifications.ts'
import { ANSWERS } from './answers/every-answer.ts'
import { asMayBeAsked } from './answers/own-view.ts'
import { inSecondPerson } from './answers/second-person.ts'
import type { AnswerContext } from './answers/writer.ts'
import { paragraphs, sentences } from './phrases/lists.ts'
import { asStanding } from './planner/standing.ts'
import type { Intent, Question } from './question.ts'

/** Answered at once, whatever else is unclear: safety, and what no clearing up would change. */
const AT_ONCE: readonly Intent[] = [
  'emergency',
  'unsafe_advice',
  'manipulation',
  'off_topic',
  'no_access',
  'not_measured',
]

/** Answers a question that is understood: asks back where something is missing, and writes what the tools give else. */
export async function answerQuestion(asked: Question, context: AnswerContext): Promise<string> {
  const { scope } = context
  const [clarification] = asked.clarifications
  if (clarification && !AT_ONCE.includes(asked.intent)) return askBack(clarification, scope)
  const { question, first } = asMayBeAsked(withoutStrangers(asked), scope)
  const isOnStrangersAlone = question.strangers.length > 0 && asked.athletes.length === 0 && !question.team
  if (isOnStrangersAlone && !AT_ONCE.includes(question.intent) && ABOUT_PEOPLE.includes(question.intent))
    return ANSWERS.no_access(question, context)
  const standing = ABOUT_STANDING.includes(question.intent) ? asStanding(question, scope) : question
  const written = await ANSWERS[question.intent](standing, context)
  const [self] = scope.athletes
  const answer = scope.view === 'own' && self ? inSecondPerson(written, self.name) : written
  return paragraphs(
    first,
    answer,
    sentences(
      question.strangers.length > 0 && question.intent !== 'no_access' && sayStrangers(question.strangers, scope),
      sayBesides(question.besides, scope),
    ),
  )
}

/** Compared with somebody who is not to be seen, an athlete's own value is what can be said. */
function withoutStrangers(question: Question): Question {
  const isAlone = question.athletes.length === 1 && !question.team && !question.otherWindow
  return question.intent === 'comparison' && question.strangers.length > 0 && isAlone
    ? { ...question, intent: 'value' }
    : question
}

/** How somebody or the team stands: by rules over a stretch of days. */
const ABOUT_STANDING: readonly Intent[] = [
  'athlete_overview',
  'team_overview',
  'team_health',
  'top_performers',
  'at_risk',
  'advice',
  'medical',
]

/** With nobody known in them, these would be answered about the whole team. */
const ABOUT_PEOPLE: readonly Intent[] = [
  'value',
  'trend',
  'comparison',
  'athlete_overview',
  'at_risk',
  'days',
  'records',
  'own_range',
  'relation',
  'coverage',
  'advice',
  'medical',
]
