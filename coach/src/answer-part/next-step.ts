import type { Choice } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { dayAnswerKey } from '../answers/day/day-answer-key.ts'
import { isKnownWord } from '../language/lexicon/known-words.ts'
import { tokenize } from '../language/words/tokenize.ts'
import type { PartOfQuestion } from '../read-question.ts'
import { confidenceIn, OFFER_FROM } from '../reading/confident.ts'
import type { ReadingScope } from '../reading/spans/find-spans.ts'
import type { Unclear } from '../reading/unclear.ts'
import { choicesOf } from './choices-of.ts'

/** What is done with a part of a message. */
type NextStep =
  /** `others`: what else may have been meant, where it is not certain. */
  | { kind: 'answer'; request: Request; others: Choice[] }
  | { kind: 'ask_back'; unclear: Unclear }
  | { kind: 'offer'; choices: Choice[] }
  | { kind: 'not_understood' }

/** More are too many to choose from. */
export const MOST_CHOICES = 3

/** Next to an answer that is not certain. */
const OTHERS = 2

/** A second reading this many times less likely is not offered next to an answer. */
const FAR_BEHIND = 2.5
/** Below this an answer is a guess at best, and offers more alternatives. */
const RATHER_SURE = 0.45
const UNSURE_BEHIND = 20

/** Decides whether a part is answered as read or asked back; a guess is never an answer. */
export function nextStep(
  { text, readings, unclear, isNamed, saysRecords = false, isOfTeam = false, strangers }: PartOfQuestion,
  scope: ReadingScope,
): NextStep {
  const [best] = readings
  if (unclear) return { kind: 'ask_back', unclear }
  if (!best) return { kind: 'not_understood' }
  // Somebody outside the team is named, and nobody in it: the question is about them, whatever else the words may mean.
  const [stranger] = (isNamed || isOfTeam) && best.request.kind !== 'cannot' ? [] : strangers
  // "What does Walker say about sleep?" is for the articles.
  const confidence = confidenceIn(readings, (request) => dayAnswerKey(request, text))
  const isOfArticles = best.request.kind === 'knowledge' && confidence !== 'unsure' && !stranger?.includes(' ')
  if (stranger && !isOfArticles) return { kind: 'ask_back', unclear: { kind: 'unknown_name', said: stranger } }
  if (confidence === 'sure') return { kind: 'answer', request: best.request, others: [] }
  if (best.probability < OFFER_FROM || !saysAnything(text, readings)) return { kind: 'not_understood' }
  if (confidence === 'likely' && isOffTopic(best.request)) return { kind: 'not_understood' }
  if (confidence === 'likely' || isPlausible(best.request, saysRecords)) {
    const reach = best.probability >= RATHER_SURE ? FAR_BEHIND : UNSURE_BEHIND
    const near = readings.slice(1).filter(({ probability }) => probability * reach >= best.probability)
    return {
      kind: 'answer',
      request: best.request,
      others: choicesOf(near, scope, { most: OTHERS, answered: best.request }),
    }
  }
  const choices = choicesOf(readings, scope, { most: MOST_CHOICES })
  return choices.length > 1 ? { kind: 'offer', choices } : { kind: 'answer', request: best.request, others: [] }
}

/** Named figures, or how somebody is: an answer with other readings next to it helps more than asking back. */
const isPlausible = ({ kind }: Request, saysRecords: boolean) =>
  (kind === 'query' && saysRecords) || kind === 'overview'

/** That something is off topic is said only where it is certain. */
const isOffTopic = (request: Request) => request.kind === 'cannot' && request.because === 'off_topic'

/** A known word, a number or a name: for "asdf qwer" no reading is worth offering. */
function saysAnything(text: string, readings: PartOfQuestion['readings']): boolean {
  const isOfSomebody = readings.some(({ request }) => request.kind === 'overview' && request.who.ids !== undefined)
  return isOfSomebody || tokenize(text).some(({ text: word, value }) => value !== undefined || isKnownWord(word))
}
