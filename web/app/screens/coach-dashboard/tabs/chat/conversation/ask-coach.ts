import type { ChatEvent, ChatReply, ChatRequest } from '@corner/contract/entities/chat.ts'
import { chat } from '@corner/contract/routes/chat.ts'
import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { readReply, type request } from '../../../../../shared/api/call.ts'
import { CallFailure, NetworkFailure } from '../../../../../shared/api/failures.ts'
import { answerEvents } from './answer-events.ts'

/**
 * Longer than any answer takes: the server gives a model 45 s and then answers itself. Ends connections that are dead
 * without saying so.
 */
const ANSWER_TIMEOUT_MS = 120_000

/** The request function; tests pass their own. */
export type SendRequest = typeof request

/**
 * Sends a question and passes on the answer piece by piece; an answer sent as one JSON arrives as `done`.
 * @param stop cancels it
 * @throws Error with the text for the chat message, or the reason of `stop`
 */
export async function askCoach(
  request: SendRequest,
  body: ChatRequest,
  stop: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
  const response = await request(chat, { body, signal, accept: 'text/event-stream' })
  if (response.status === 429) throw await withWaitingTime(response)
  if (!response.ok || !response.body || !isStream(response)) {
    const reply = await readReply<ChatReply>(response)
    onEvent({ event: 'done', data: reply })
    return
  }
  try {
    for await (const event of answerEvents(response.body)) {
      onEvent(event)
      // The last event: a later failure of the connection does not affect the answer.
      if (event.event === 'done' || event.event === 'failed') return
    }
  } catch (cause) {
    if (stop.aborted) throw cause
    throw new NetworkFailure(cause)
  }
  throw new NetworkFailure('the stream ended within the answer')
}

const isStream = (response: Response) => response.headers.get('content-type')?.startsWith('text/event-stream')

/** The refusal, with the waiting time added if its sentence does not contain it. */
async function withWaitingTime(response: Response): Promise<Error> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  try {
    await readReply(response)
    return new CallFailure(response.status, response.statusText)
  } catch (failure) {
    if (!(failure instanceof CallFailure) || !(seconds > 0)) return failure as Error
    const error = failure.reply?.error ?? 'Too many questions at a time.'
    if (/again in/i.test(error)) return failure
    return new CallFailure(failure.status, failure.statusText, {
      ...failure.reply,
      error: `${error} Try again in ${Math.ceil(seconds)} seconds.`,
    })
  }
}

/** The text of a failure for the chat message and the error box (docs/reference/coach-dashboard.md#ai-chat-tab). */
export function chatFailureText(failure: unknown): string {
  if (failure instanceof NetworkFailure) return DEVICE_TEXTS.networkError
  if (failure instanceof CallFailure) return failure.reply?.error ?? CHAT_TEXTS.failed
  return failure instanceof Error ? failure.message : CHAT_TEXTS.failedOtherwise
}

/** Whether the same question can be sent again: no connection, too many requests, out of service. */
export function isForAnotherTry(failure: unknown): boolean {
  return failure instanceof NetworkFailure || (failure instanceof CallFailure && [429, 503].includes(failure.status))
}
