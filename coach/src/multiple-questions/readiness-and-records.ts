import { type AnalystAnswer, joinAnswers } from '../answer-part/analyst-answer.ts'
import type { ChatQuestion } from '../conversation/chat-question.ts'
import { lastNamed, saysPronoun, withName } from '../conversation/last-named.ts'
import { type ReadQuestion, readQuestion } from '../read-question.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import { type AnswerRead, withoutDanger } from './separate-questions.ts'
import { splitQuestions } from './split-questions.ts'

/** What an athlete may do today. */
const OF_READINESS =
  /\b(ready|good to go|good for|cleared|go(ing)? (live|hard|full)|(wrestle|train|roll) (live|hard)|live (today|tonight|rounds)|hard (today|tonight|rounds|session|practice)|sit(s|ting)? out|push|hold (him|her) (back|out)|ease|rest (today|tonight))\b/i
/** What was recorded. */
const OF_NIGHTS = /\b(sle(ep|eps|eping|pt)|nights?)\b/i
const ASKS_FOR = /\b(how|hows|what|whats|is|was|are|were|has|have|did|does|show|give|tell)\b|['’]s\b/i

/**
 * Whether somebody may go hard today, and what was recorded of them, in one message: "is Farid ready to go live, and how
 * has he slept this week". Read as one question, only one half would be answered. undefined: it is something else.
 */
export async function answerReadinessAndRecords(
  { isTried, otherTeams }: ReadQuestion,
  asked: ChatQuestion,
  answer: AnswerRead,
): Promise<AnalystAnswer | undefined> {
  const halves = isTried || otherTeams ? undefined : halvesOf(asked)
  if (!halves) return undefined
  const answered: AnalystAnswer[] = []
  for (const message of halves) {
    const half = { ...asked, message }
    const one = await answer(withoutDanger(readQuestion(half)), half)
    if (one.readings.length === 0) return undefined
    answered.push(one)
  }
  const [one, other] = answered.map(({ readings }) => JSON.stringify(readings[0]?.request))
  return one === other ? undefined : joinAnswers(answered)
}

/** The two questions, each with the name of the one athlete that both are about. */
function halvesOf({ message, scope }: ChatQuestion): readonly string[] | undefined {
  const { questions, reasons } = splitQuestions(message)
  if (questions.length !== 2 || reasons.length > 0) return undefined
  const isOfReadiness = questions.map((question) => OF_READINESS.test(question))
  if (isOfReadiness[0] === isOfReadiness[1]) return undefined
  const records = questions[isOfReadiness.indexOf(false)] ?? ''
  const hasMetric = spansOf(findSpans(records, scope).spans, 'metric').length > 0
  if (!ASKS_FOR.test(records) || !(hasMetric || OF_NIGHTS.test(records))) return undefined
  const named = lastNamed([{ role: 'user', content: message }], scope)
  if (!named) return undefined
  const isNamed = questions.map((question) => spansOf(findSpans(question, scope).spans, 'name').length > 0)
  if (!questions.every((question, place) => isNamed[place] || saysPronoun(question))) return undefined
  return questions.map((question, place) => (isNamed[place] ? question : withName(question, named)))
}
