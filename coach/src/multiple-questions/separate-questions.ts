import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { type AnalystAnswer, joinAnswers } from '../answer-part/analyst-answer.ts'
import { answerOne } from '../answer-part/answer-one.ts'
import { NO_ARTICLE } from '../answers/knowledge/knowledge.ts'
import type { ChatQuestion } from '../conversation/chat-question.ts'
import { lastNamed, saysPronoun, withName } from '../conversation/last-named.ts'
import { type ReadQuestion, readQuestion } from '../read-question.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import { labelOf } from '../wording/metrics.ts'
import { splitQuestions } from './split-questions.ts'

/** Answers a message that was read: a parameter, to avoid an import circle. */
export type AnswerRead = (read: ReadQuestion, asked: ChatQuestion) => Promise<AnalystAnswer>

const MOST = 3
/** Asks for somebody's records, not for an article. */
const OF_RECORDS =
  /\b(who|whos|who['’]s|whose|anyone|anybody|any of|which (guys?|athletes?|kids?|ones?)|our|the team)\b/i
/** What these words refer to is in the sentence before. */
const POINTS = /\b(it|that|this|these|those|there|ones?|them|both|same)\b/i
const IT = /\b(it|that|this)\b/i

/**
 * The answers to the questions of a message one after the other, where one would hide the others: an article's question
 * next to one on records, somebody's nights next to the team's. undefined: it is a single question, or its parts are
 * separated already.
 */
export async function answerSeparately(
  read: ReadQuestion,
  whole: Request | undefined,
  asked: ChatQuestion,
  answer: AnswerRead,
): Promise<AnalystAnswer | undefined> {
  const { questions } = splitQuestions(asked.message)
  if (questions.length < 2 || questions.length > MOST) return undefined
  if (!isSwallowing(read, whole, questions) && !(whole === undefined && areReadAsOne(read, questions, asked)))
    return undefined
  const answered: AnalystAnswer[] = []
  let isWholeSaid = false
  const history: HistoryMessage[] = [...asked.history]
  for (const [place, question] of questions.entries()) {
    const message = withMetric(withMeasure(question, answered.at(-1)), questions[place - 1], asked)
    const each = { ...asked, message, history: [...history] }
    const alone = await answer(withoutDanger(readQuestion(each)), each)
    // The reading of the whole message knows words next to the question: "sauna suits. what does the science say".
    const isOfWhole = whole !== undefined && !OF_RECORDS.test(question) && !isOfArticle(alone)
    if (isOfWhole && isWholeSaid) continue
    const one = isOfWhole ? await answerOne(whole, [], asked.message, asked) : alone
    isWholeSaid ||= isOfWhole
    answered.push(one)
    const requests = one.readings.map(({ request }) => request)
    history.push({ role: 'user', content: message })
    history.push({ role: 'assistant', content: one.response, ...(requests.length > 0 && { requests }) })
  }
  return joinAnswers(answered)
}

/**
 * Only the questions, read again: a sentence that gives a reason is no question, and its days are not the question's.
 */
export function withoutReasons(asked: ChatQuestion): { read: ReadQuestion; asked: ChatQuestion } | undefined {
  const { questions, reasons } = splitQuestions(asked.message)
  if (reasons.length === 0 || questions.length === 0) return undefined
  const bare = questions.join(' ')
  const said = reasons.join(' ')
  const named = lastNamed([{ role: 'user', content: said }], asked.scope)
  if (POINTS.test(bare) || (!named && spansOf(findSpans(said, asked.scope).spans, 'name').length > 0)) return undefined
  if (named && !saysPronoun(bare)) return undefined
  const message = named ? withName(bare, named) : bare
  const read = withoutDanger(readQuestion({ ...asked, message }))
  // "Could you sum up the team for me" alone reads like an action: the whole message says more.
  const isLost = read.parts.every(({ readings: [best] }) => best === undefined || best.request.kind === 'cannot')
  return isLost ? undefined : { read, asked: { ...asked, message } }
}

/** Danger is read from the whole message, and said above everything. */
export const withoutDanger = (read: ReadQuestion): ReadQuestion => ({ ...read, danger: undefined })

function isSwallowing({ parts }: ReadQuestion, whole: Request | undefined, questions: readonly string[]): boolean {
  const isOfRecords = questions.map((question) => OF_RECORDS.test(question))
  if (whole?.kind === 'knowledge' || (whole?.kind === 'overview' && whole.person?.form !== 'compare'))
    return isOfRecords.includes(true) && isOfRecords.includes(false)
  if (whole) return false
  const kinds = parts.map(({ readings: [best] }) => best?.request.kind)
  const isMixed = kinds.includes('knowledge') && kinds.some((kind) => kind === 'query' || kind === 'overview')
  return isMixed || (kinds.includes('knowledge') && isOfRecords.includes(true))
}

/** Whole questions on different records that were read as a single one: only one of them would be answered. */
function areReadAsOne({ parts }: ReadQuestion, questions: readonly string[], asked: ChatQuestion): boolean {
  if (parts.length !== 1 || questions.slice(1).some((question) => POINTS.test(question.replace(OF_DAYS, ''))))
    return false
  if (!questions.every((question) => ASKS_WHO.test(question))) return false
  const alone = questions.map((message) => readQuestion({ ...asked, message }).parts)
  const best = alone.map(([part]) => part?.readings[0]?.request)
  const isRead = alone.every(([part, other]) => part !== undefined && !other && part.unclear === undefined)
  return (
    isRead &&
    best.every((request) => request?.kind === 'query' || request?.kind === 'overview' || request?.kind === 'advice') &&
    new Set(best.map((request) => JSON.stringify(request))).size === best.length
  )
}
const ASKS_WHO = /^\W*(and |also )?(who|whom|whos|who['’]s|whose|which)\b/i
/** "This week" points at nothing said before. */
const OF_DAYS =
  /\b(this|that|these|those|same) (past |last |coming )?(\d+ )?(weeks?|months?|days?|mornings?|nights?|evening|afternoon|season)\b/gi

const isOfArticle = ({ readings: [first], response }: AnalystAnswer) =>
  first?.request.kind === 'knowledge' && !response.startsWith(NO_ARTICLE)

/** "Can I trust it off a wrist" after a figure is about its measure. */
function withMeasure(question: string, before: AnalystAnswer | undefined): string {
  const request = before?.readings[0]?.request
  const [measure] = request?.kind === 'query' ? request.query.measures : []
  return measure && IT.test(question) && !OF_RECORDS.test(question) ? question.replace(IT, labelOf(measure)) : question
}

/** "What is HRV and who has the lowest" asks for the lowest HRV. */
function withMetric(question: string, before: string | undefined, { scope }: ChatQuestion): string {
  if (before === undefined || !EXTREME.test(question)) return question
  const metricsOf = (text: string) => spansOf(findSpans(text, scope).spans, 'metric')
  const [metric, second] = metricsOf(before)
  if (!metric || second || metricsOf(question).length > 0) return question
  return `${question.replace(/[?.!\s]+$/, '')} ${labelOf(metric)}`
}
const EXTREME = /\b(lowest|highest|worst|best|most|least|shortest|longest)\W*$/i
