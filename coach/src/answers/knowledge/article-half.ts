import type { PartOfQuestion } from '../../read-question.ts'
import { labelOf } from '../../wording/metrics.ts'
import { isQuestion, questionsIn } from '../articles/clauses.ts'
import { exactQuestions } from '../articles/exact-question.ts'
import { withoutNarration } from '../articles/without-narration.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import { GENERAL_QUESTION, isNamed, RECORD_DAYS, RECORD_PEOPLE } from './asks-knowledge.ts'

/** A message that asks for both records and what an article says, split. */
interface ArticleHalf {
  /** The words that ask for records: alone, and with the rest of the message. */
  rests: readonly string[]
  /** The words that ask the articles, with "it" replaced by what it stands for. */
  topic: string
  isFirst: boolean
}

/** Asks for somebody's records and for no background. */
const OF_RECORDS =
  /\b(who|whos|who['’]s|which (of|athletes?|guys?|ones?)|anyone|anybody|any of|whose|our (average|mean|team|guys)|(on )?the team|the (squad|room)|rank|list|(last|past) (\d+|\w+) (days?|weeks?|nights?)|\d+ ?d\b|right now|past week)\b/i
/** A question about the past: "how bad was Tuesday's practice". */
const OF_PAST = /\b(was|were|did|had)\b/i
/** "Who got the least of it": what "it" is, is named in the question to the article. */
const OF_IT_BESIDE = /\b(of|on|in|for|with|at|by) (it|that|them|those)\b(?! \w+ (i|we|he|she|they)\b)/i
const OF_IT = /\b(it|that|this|they|them|those|these)\b/i
/** "What would that policy have meant" makes no sense without the sentences before it. */
const OF_CONTEXT =
  /\b(that|this|those|these|such an?) (policy|rule|plan|change|approach|idea|cut-?off|mark|threshold)s?\b/i
const JOINED = /^\W*((and|also|plus|but|so|then|oh|ps|p\.s\.)\b[\s,:]*)+/i
/** A longer message is a story and no question. */
const MOST_WORDS = 30

/**
 * The half of a message that an article answers, next to one that asks for records; undefined: it does not ask for
 * both.
 */
export async function findArticleHalf(
  message: string,
  parts: readonly PartOfQuestion[],
  context: AnswerContext,
): Promise<ArticleHalf | undefined> {
  const pieces = questionsIn(message)
  if (pieces.length < 2 || parts.some(({ unclear }) => unclear !== undefined)) return undefined
  const isOfRecords = (piece: string) =>
    OF_RECORDS.test(piece) ||
    (isQuestion(piece) && (RECORD_DAYS.test(piece) || OF_PAST.test(piece) || isNamed(piece, context)))
  const records = pieces.filter(isOfRecords)
  if (records.length === 0) return undefined
  for (const [place, piece] of pieces.entries()) {
    const question = withoutNarration(piece.replace(JOINED, ''))
    if (!GENERAL_QUESTION.test(question) || isOfRecords(question) || RECORD_PEOPLE.test(question)) continue
    const subject = pieces.filter((other) => !isOfRecords(other)).join(' ')
    const topic = await veryTopic([...withMeasures(question, parts), question, subject], context)
    if (topic === undefined) continue
    const [alone, others] = [records.join(' '), pieces.filter((_, other) => other !== place).join(' ')]
    const isFirst = place < pieces.findIndex(isOfRecords)
    if (!OF_IT_BESIDE.test(alone)) return { rests: OF_CONTEXT.test(alone) ? [others] : [alone, others], topic, isFirst }
    const [label] = labelsIn(parts)
    return label ? { rests: [alone.replace(OF_IT_BESIDE, `$1 ${label}`)], topic, isFirst } : undefined
  }
  return undefined
}

/** A question with its "it" replaced by each measure of the message. */
const withMeasures = (question: string, parts: readonly PartOfQuestion[]): string[] =>
  OF_IT.test(question) ? labelsIn(parts).map((label) => question.replace(OF_IT, label)) : []

/** The names of the figures a message asks for. */
function labelsIn(parts: readonly PartOfQuestion[]): string[] {
  const measures = parts.flatMap(({ readings: [best] }) => {
    if (best?.request.kind !== 'query') return []
    const { measures, who } = best.request.query
    return [...measures, ...(who.where ?? []).map(({ measure }) => measure)]
  })
  return [...new Set(measures.map(labelOf))]
}

/** The first wording that is exactly an article's question. */
async function veryTopic(wordings: readonly string[], context: AnswerContext): Promise<string | undefined> {
  for (const wording of wordings) {
    if (wording.split(/\s+/).length > MOST_WORDS) continue
    const [very] = await exactQuestions(wording, context)
    if (very) return wording
  }
  return undefined
}
