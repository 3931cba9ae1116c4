import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { answerRequest } from '../answers/answer-request.ts'
import type { ConversationContext } from '../answers/context/conversation-context.ts'
import { contextOf } from '../answers/context/conversation-context.ts'
import { draftInConversation } from '../answers/draft/draft-in-conversation.ts'
import { sayReadinessInstead, withComparableMeasure } from '../answers/makers/comparable-measure.ts'
import { paragraphs } from '../answers/phrases/lists.ts'
import { asksUsual } from '../answers/query/shapes/usual.ts'
import { asksWhetherGood } from '../answers/query/whether-good.ts'
import type { ChatQuestion, QuestionInConversation } from '../conversation/chat-question.ts'
import { dayIntentOf } from '../reading/day/day-intent.ts'
import { readingOf } from '../reading-line/reading-of.ts'
import type { CoachScope } from '../scope.ts'
import type { AnalystAnswer } from './analyst-answer.ts'

/**
 * The answer to one request.
 * @param notRead words that the reading left out
 * @param text the words of the message that asked for it
 */
export async function answerOne(
  read: Request,
  notRead: readonly string[],
  text: string,
  asked: QuestionInConversation,
): Promise<AnalystAnswer> {
  const { scope, requests } = asked
  const meant = requests ? read : withComparableMeasure(read, asked)
  const request =
    requests || asked.isWhole
      ? meant
      : draftInConversation(meant, inOwnWords(text, asked), contextOf(text, asked).previous, namesSomebody(text, scope))
  const unused = notRead.filter((words) => request.kind !== 'draft' && !isUsedByDay(request, words))
  const left = unused.length > 0 && `I could not use ${unused.map((words) => `"${words}"`).join(' and ')} here.`
  let day: DayAsked | undefined
  const keepDay = (told: DayAsked) => {
    day = told
  }
  const response = await answerOrSayWhyNot(request, { ...contextOf(wordsOfDay(request, text, asked), asked), keepDay })
  const isOfDay = request.kind === 'overview' || request.kind === 'advice'
  const kept = day && isOfDay ? { ...request, day } : request
  const instead = sayReadinessInstead(read, request, scope)
  return { response: paragraphs(left, response, instead), readings: [readingOf(kept, scope, unused)], choices: [] }
}

const namesSomebody = (text: string, { athletes }: CoachScope) => {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  return athletes.some(({ first_name }) => words.has(first_name.toLowerCase()))
}

/** A part that is (nearly) the whole message, with the original punctuation. */
const inOwnWords = (text: string, { message }: ChatQuestion): string =>
  text.split(/\s+/).length >= NEARLY_ALL * message.trim().split(/\s+/).length ? message : text
const NEARLY_ALL = 0.75

/**
 * "Who's out, who can I lean on" is one question, and so is "our average, and is that good"; a part of the message
 * would hold only half of it.
 */
function wordsOfDay({ kind }: Request, text: string, { message }: ChatQuestion): string {
  const isOfWhole =
    kind === 'query'
      ? asksWhetherGood(message) || asksUsual(message)
      : (kind === 'overview' || kind === 'advice') && dayIntentOf(message) === 'everybody'
  return isOfWhole ? message : text
}

/** "Go hard" does not change who is ready, but decides how the answer is worded. */
const isUsedByDay = (request: Request, words: string) =>
  (request.kind === 'overview' && dayIntentOf(words) !== 'ready') ||
  (request.kind === 'why' && /^(still|always|green|yellow|red)$/i.test(words))

/**
 * A request that no tool accepts, such as days too long ago, is answered with the reason: a question in words is never
 * a bad request.
 */
async function answerOrSayWhyNot(request: Request, context: ConversationContext): Promise<string> {
  try {
    return await answerRequest(request, context)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bad_input') throw error
    return `There is no data to look that up. ${error.message}${error.message.endsWith('.') ? '' : '.'}`
  }
}
