import type { Request } from '@corner/contract/entities/query.ts'
import type { AnalystAnswer } from '../answer-part/analyst-answer.ts'
import { answerOne } from '../answer-part/answer-one.ts'
import { editLastList } from '../answers/day/edit/edit-last-list.ts'
import { asksComingBack } from '../answers/person/intent/coming-back.ts'
import { readMessageWords } from '../answers/person/intent/message-words.ts'
import { paragraphs } from '../answers/phrases/lists.ts'
import type { QuestionInConversation } from '../conversation/chat-question.ts'
import { withoutDeniedQuestions } from '../conversation/without-denied-questions.ts'
import type { ReadQuestion } from '../read-question.ts'
import { asksWhetherToEase } from '../reading/day/asks-for-less.ts'
import { asksWhoIsPlanned } from '../reading/day/who-is-planned.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import { readingOf } from '../reading-line/reading-of.ts'
import type { CoachScope } from '../scope.ts'
import { asksHowSure, sayCertainty } from './about/how-sure.ts'
import { asksIfNew, sayIfNew } from './about/new-gaps.ts'
import { nightsOfThose } from './changes/nights-of-those.ts'
import { followUpIn, followUpMessage as messageAfterAnswer } from './follow-up.ts'
import { isUnread, sayUnread } from './not-understood.ts'

/**
 * The answer to a message that follows up on the last answer; undefined: it is answered by itself.
 * @param typed the message before words such as "the first one" were replaced by names of the last list
 */
export async function answerFollowUp(
  read: ReadQuestion,
  typed: string,
  asked: QuestionInConversation,
): Promise<AnalystAnswer | undefined> {
  const { history, scope, message } = asked
  const { isTried, otherTeams, danger, parts } = read
  if (isTried || otherTeams || danger || !history.some(({ role }) => role === 'assistant')) return undefined
  const told = (await howSure(asked)) ?? (await ifNew(asked)) ?? (await onThoseNights(asked))
  if (told) return told
  const best = parts[0]?.readings[0]?.request
  if (best?.kind === 'draft' || best?.kind === 'cannot' || parts.some(({ strangers }) => strangers.length > 0))
    return undefined
  // "The worst one first" orders the list: names are put in only where the message as typed is no follow-up.
  const found =
    (await followUpIn(withoutDeniedQuestions(typed), history, best, asked)) ??
    (typed === message ? undefined : await followUpIn(message, history, best, asked))
  if (!found) return parts.length > 1 ? undefined : unread(typed, best, asked)
  if (found.response !== undefined)
    return { response: found.response, readings: [readingOf(found.request, scope)], choices: [] }
  const answered = await answerOne(found.request, [], message, asked)
  return { ...answered, response: paragraphs(found.first, answered.response) }
}

/** "How sure are you on that first one" after the lists of a day. */
async function howSure({
  message,
  history,
  scope,
  toolbox,
}: QuestionInConversation): Promise<AnalystAnswer | undefined> {
  const request = history.findLast(({ role }) => role === 'assistant')?.requests?.at(-1)
  const isOfDay = request?.kind === 'overview' || request?.kind === 'advice'
  if (!isOfDay || scope.view === 'own' || !asksHowSure(message)) return undefined
  const [name, second] = spansOf(findSpans(message, scope).spans, 'name')
  const [athlete, other] = name?.athletes ?? []
  const [only, ...others] = request.who.ids ?? []
  const one = athlete ?? (others.length === 0 ? scope.athletes.find(({ id }) => id === only) : undefined)
  if (!one || other || second) return undefined
  const response = await sayCertainty(one, { scope, toolbox })
  return response ? { response, readings: [readingOf(request, scope)], choices: [] } : undefined
}

/** "HRV those same nights" after who was off on some nights. */
async function onThoseNights(asked: QuestionInConversation): Promise<AnalystAnswer | undefined> {
  const { message, history, scope } = asked
  if (scope.view === 'own') return undefined
  const request = nightsOfThose(message, history, scope)
  return request && answerOne(request, [], message, asked)
}

/** After who has no data: whether that is new. */
async function ifNew({ message, history, scope, toolbox }: QuestionInConversation): Promise<AnalystAnswer | undefined> {
  const request = history.findLast(({ role }) => role === 'assistant')?.requests?.at(-1)
  if (request?.kind !== 'overview' || request.focus !== 'coverage' || scope.view === 'own') return undefined
  if (request.who.ids || !asksIfNew(message)) return undefined
  return { response: await sayIfNew(request, { scope, toolbox }), readings: [readingOf(request, scope)], choices: [] }
}

/**
 * A message without content of its own is no article question: the reply says that it was not understood, and after
 * which answer. A change of the list ("just the better ones") has no content of its own and is understood.
 */
function unread(
  message: string,
  best: Request | undefined,
  { history, scope, toolbox }: QuestionInConversation,
): AnalystAnswer | undefined {
  const said = messageAfterAnswer(message, history, best, { scope, toolbox })
  if (
    !said ||
    asksOfDay(message, scope) ||
    !isUnread(said) ||
    editLastList(message, { scope, previous: [said.last.request] })
  )
    return undefined
  return { ...sayUnread(message, said), readings: [readingOf(said.last.request, scope)] }
}

/** What the day asks for is answered whatever the last answer was about. */
const asksOfDay = (message: string, scope: CoachScope): boolean =>
  asksWhetherToEase(message) ||
  asksWhoIsPlanned(message) ||
  asksComingBack(readMessageWords(message, scope)?.words ?? '')
