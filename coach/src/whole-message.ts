import type { Request } from '@corner/contract/entities/query.ts'
import { contextOf } from './answers/context/conversation-context.ts'
import { boardVersion } from './answers/day/edit/board-version.ts'
import { editLastList } from './answers/day/edit/edit-last-list.ts'
import { asksKnowledge } from './answers/knowledge/asks-knowledge.ts'
import { continuedKnowledge } from './answers/knowledge/continued-topic.ts'
import { makeInConversation } from './answers/make/make-in-conversation.ts'
import { personRequest } from './answers/person/intent/person-request.ts'
import { planRequest } from './answers/plan/plan-request.ts'
import type { ChatQuestion } from './conversation/chat-question.ts'
import type { ReadQuestion } from './read-question.ts'
import { asksForPractice } from './reading/day/asks-for-practice.ts'
import { whoIn } from './reading/request/request-fields.ts'
import { mendSpelling } from './reading/spans/mend-spelling.ts'
import { asTopic } from './reading/topic.ts'
import { readFigureQuestion } from './rewrite-rules/whole-message/figure-questions.ts'

/**
 * What a message asks for as a whole, by its words, however its parts were read: a plan to make, one athlete's state, a
 * change to the last list, what an article answers, more on the last article, a plan for coming days. undefined: each
 * part is answered by itself.
 */
export async function requestOfWhole(read: ReadQuestion, asked: ChatQuestion): Promise<Request | undefined> {
  const { isTried, otherTeams, danger, parts } = read
  const { message, scope } = asked
  const context = contextOf(message, asked)
  const planned = () => planRequest(message, parts, context.previous, scope.today)
  if (isTried || otherTeams) return planned()
  const earlier = answeredIn(asked.history)
  const made = makeInConversation(message, { scope, previous: context.previous, earlier })
  if (made) return made
  const isOfSome = context.previous.some((request) => whoIn(request)?.ids !== undefined)
  if (scope.view !== 'own' && asksForPractice(mendSpelling(message, scope), isOfSome))
    return { kind: 'advice', who: {}, topic: asTopic(mendSpelling(message, scope)) }
  const ofLists = danger ? undefined : (boardVersion(message, earlier) ?? readFigureQuestion(message, scope))
  const told = ofLists ?? personRequest(asked, context.previous) ?? (danger ? undefined : readAsEdit(read, asked))
  if (told) return told
  const plan = planned()
  // Named days with a meet on them are to be planned, even if an article covers such weeks.
  const known = plan ? undefined : await asksKnowledge(message, parts, context)
  return known ?? (await continuedKnowledge(message, parts, context)) ?? plan
}

/** The requests of the conversation's answers. */
const answeredIn = (history: ChatQuestion['history']): Request[] =>
  history.flatMap(({ role, requests }) => (role === 'assistant' && requests ? requests : [])).slice(-REMEMBERED)
const REMEMBERED = 8

/** The last list with a change, or the one thing of the day: recognised by the words alone. */
function readAsEdit({ parts: [first] }: ReadQuestion, asked: ChatQuestion): Request | undefined {
  const { history, message, scope } = asked
  const isKept = history.findLast(({ role }) => role === 'assistant')?.requests !== undefined
  const saidBefore = isKept ? undefined : history.findLast(({ role }) => role === 'user')?.content
  const { previous } = contextOf(message, { ...asked, before: first?.before })
  return editLastList(message, { scope, previous, saidBefore })
}
