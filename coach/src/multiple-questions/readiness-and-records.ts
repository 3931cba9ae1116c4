import { type AnalystAnswer, aboveDoubt, joinAnswers } from '../answer-part/analyst-answer.ts'
import { contextOf } from '../answers/context/conversation-context.ts'
import { writeTodayLine } from '../answers/day/today-line.ts'
import { paragraphs } from '../answers/phrases/lists.ts'
import type { ChatQuestion } from '../conversation/chat-question.ts'
import { lastNamed, saysPronoun, withName } from '../conversation/last-named.ts'
import { type ReadQuestion, readQuestion } from '../read-question.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import type { KnownAthlete } from '../scope.ts'
import { type AnswerRead, withoutDanger } from './separate-questions.ts'
import { splitQuestions } from './split-questions.ts'

/** What an athlete may do today. */
const OF_READINESS =
  /\b(ready|readiness|good to go|good for|fit (for|to)|cleared|full go|go(ing)? (live|hard|full)|(wrestle|train|roll|scrimmage|drill) (live|hard|today|tonight)|(practice|compete) (today|tonight)|live (today|tonight|rounds)|hard (today|tonight|rounds|session|practice)|(easy|easier|light|lighter|hard|rest) day|day off|sit(s|ting)? out|push|hold ([\w'’-]+ ){1,2}(back|out)|ease|rest (today|tonight))\b/i
/** The line on today would answer another day. */
const OF_OTHER_DAY = /\b(tomorrow|yesterday|next|(on )?(mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)\b/i
/** What was recorded. */
const OF_NIGHTS = /\b(sle(ep|eps|eping|pt)|nights?)\b/i
const ASKS_FOR = /\b(how|hows|what|whats|is|was|are|were|has|have|did|does|show|give|tell)\b|['’]s\b/i
/** What the split by question words leaves whole: "has she slept, should she go live", "and say whether she can". */
const OTHER_JOIN =
  /,\s+(?=(?:is|are|can|could|should|would|how|what|does|did|has)\b)|,?\s+and\s+(?=(?:say|tell me) (?:whether|if)\b)/i

/**
 * Whether somebody may go hard today, and what was recorded of them, in one message: "is Farid ready to go live, and how
 * has he slept this week". Read as one question, only one half would be answered. What the day asks for comes first:
 * in a line of its own where the records are asked for first. undefined: it is something else.
 */
export async function answerReadinessAndRecords(
  { isTried, otherTeams }: ReadQuestion,
  asked: ChatQuestion,
  answer: AnswerRead,
): Promise<AnalystAnswer | undefined> {
  const found = isTried || otherTeams ? undefined : halvesOf(asked)
  if (!found) return undefined
  const answered: AnalystAnswer[] = []
  for (const message of found.halves) {
    const half = { ...asked, message, above: answered.map(({ response }) => response).join('\n\n') }
    const one = await answer(withoutDanger(readQuestion(half)), half)
    if (one.readings.length === 0) return undefined
    answered.push(one)
  }
  const [one, other] = answered.map(({ readings }) => JSON.stringify(readings[0]?.request))
  if (one === other) return undefined
  const joined = withQuestionLast(joinAnswers(answered))
  if (found.isReadinessFirst || OF_OTHER_DAY.test(found.readiness)) return joined
  const today = await writeTodayLine(found.athlete, contextOf(asked.message, asked))
  return { ...joined, response: paragraphs(today, joined.response) }
}

/** What to ask the athlete follows all that it comes from. */
function withQuestionLast(joined: AnalystAnswer): AnalystAnswer {
  const question = ASKED.exec(joined.response)?.[0]
  if (question === undefined) return joined
  return { ...joined, response: aboveDoubt(joined.response.replace(question, ''), question.trim()) }
}
const ASKED = /(^| )Check in with [^"\n]*: "[^"\n]*"/m

interface Halves {
  athlete: KnownAthlete
  /** In the order of the message. */
  halves: readonly string[]
  /** The one of them that asks what today allows. */
  readiness: string
  isReadinessFirst: boolean
}

/** The two questions, each with the name of the one athlete that both are about. */
function halvesOf({ message, scope }: ChatQuestion): Halves | undefined {
  const { questions: split, reasons } = splitQuestions(message)
  const questions = split.length === 1 ? message.split(OTHER_JOIN) : split
  if (questions.length !== 2 || reasons.length > 0) return undefined
  const isOfReadiness = questions.map((question) => OF_READINESS.test(question))
  if (isOfReadiness[0] === isOfReadiness[1]) return undefined
  const [records = '', readiness = ''] = isOfReadiness[0] ? questions.toReversed() : questions
  const hasMetric = spansOf(findSpans(records, scope).spans, 'metric').length > 0
  if (!ASKS_FOR.test(records) || !(hasMetric || OF_NIGHTS.test(records))) return undefined
  const athlete = lastNamed([{ role: 'user', content: message }], scope)
  if (!athlete) return undefined
  const isNamed = questions.map((question) => spansOf(findSpans(question, scope).spans, 'name').length > 0)
  if (!questions.every((question, place) => isNamed[place] || saysPronoun(question))) return undefined
  const halves = questions.map((question, place) => (isNamed[place] ? question : withName(question, athlete)))
  return { athlete, halves, readiness, isReadinessFirst: isOfReadiness[0] === true }
}
