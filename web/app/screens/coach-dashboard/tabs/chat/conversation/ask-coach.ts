import type { ChatEvent, ChatReply, ChatRequest } from '@corner/contract/entities/chat.ts'
import { chat } from '@corner/contract/routes/chat.ts'
import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { readReply, type request } from '../../../../../shared/api/call.ts'
import { CallFailure, NetworkFailure } from '../../../../../shared/api/failures.ts'
import { answerEvents } from './answer-events.ts'

/** Longer than any answer takes: the server gives a model 45 s and then answers itself. A connection that only looks alive ends here. */
const ANSWER_TIMEOUT_MS = 120_000

/** What `askCoach` needs around it; tests give their own. */
export type SendRequest = typeof request

/**
 * Sends a question and passes on what comes of the answer, piece by piece; an answer in one JSON comes as `done`.
 * @param stop calls it off
 * @throws Error with the sentence for the chat's bubble, or the reason of `stop`
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
      // The last one: what becomes of the connection then is nothing to the answer.
      if (event.event === 'done' || event.event === 'failed') return
    }
  } catch (cause) {
    if (stop.aborted) throw cause
    throw new NetworkFailure(cause)
  }
  throw new NetworkFailure('the stream ended within the answer')
}

const isStream = (response: Response) => response.headers.get('content-type')?.startsWith('text/event-stream')

/** The refusal, with the time to wait if its sentence does not say it. */
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

/** What the bubble and the Error box say of a failure (spec 2, section 8, "Chat"). */
export function chatFailureText(failure: unknown): string {
  if (failure instanceof NetworkFailure) return DEVICE_TEXTS.networkError
  if (failure instanceof CallFailure) return failure.reply?.error ?? CHAT_TEXTS.failed
  return failure instanceof Error ? failure.message : CHAT_TEXTS.failedOtherwise
}

/** Whether nothing was wrong with the question, and it can be sent again as it is: no connection, too many at a time, out of service. */
export function isForAnotherTry(failure: unknown): boolean {
  return failure instanceof NetworkFailure || (failure instanceof CallFailure && [429, 503].includes(failure.status))
}
