import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { Sources } from '../answers/context/answer-context.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { everyFollowUp } from './every-follow-up.ts'
import type { FollowUp, FollowUpMessage } from './follow-up-types.ts'
import { lastAnswer } from './last-answer.ts'

/** A message with a topic of its own is longer than a follow-up. */
const MOST_WORDS = 40

/**
 * A message after an answer with figures, read together with that answer: a change of the request, or a question about
 * the answer.
 * @param read the reading of the message by itself
 * @returns undefined: it is no follow-up
 */
export async function followUpIn(
  message: string,
  history: readonly HistoryMessage[],
  read: Request | undefined,
  sources: Sources,
): Promise<FollowUp | undefined> {
  const said = followUpMessage(message, history, read, sources)
  if (!said) return undefined
  for (const readOne of everyFollowUp) {
    const found = await sources.toolbox.attempt(async (toolbox) => readOne({ ...said, toolbox }))
    if (found) return found
  }
  return undefined
}

/**
 * A message with the answer before it; undefined: there is none with figures, or the message is too long for a
 * follow-up.
 */
export function followUpMessage(
  message: string,
  history: readonly HistoryMessage[],
  read: Request | undefined,
  sources: Sources,
): FollowUpMessage | undefined {
  const { scope, toolbox } = sources
  if (scope.view === 'own' || message.split(/\s+/).length > MOST_WORDS) return undefined
  const last = lastAnswer(history, scope)
  if (!last) return undefined
  const words = message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
  const saidBefore = history.findLast(({ role }) => role === 'user')?.content ?? ''
  return { scope, toolbox, message, words, spans: findSpans(message, scope).spans, saidBefore, last, read }
}
