import { chat } from '@corner/contract/routes/chat.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefusal } from '../http/error-replies.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { requestFields } from '../http/request-log.ts'
import { serve } from '../http/serve.ts'
import { STREAM_HEADERS } from '../http/server-sent-events.ts'
import { reasonOf } from '../log/error-fields.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { AnswerStream } from './answer-stream.ts'
import { answerQuestion, type ChatParts, type OpenQuestion, openQuestion } from './chat.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { questionWeight, recentConversation } from './recent-history.ts'

interface CoachParts extends ChatParts {
  limits: Pick<RateLimits, 'chatQuestions'>
}

/** For answers that are not streamed. */
const NOBODY = { step() {}, show() {}, restart() {} }

export function coachRoutes(app: FastifyInstance, { limits, model, ...given }: CoachParts): void {
  const parts: ChatParts = { ...given, model: model && new ConcurrencyLimit(model) }
  serve(app, chat, async ({ caller, body, request, reply }) => {
    const conversation = recentConversation(body.message, body.history ?? [])
    await limits.chatQuestions.count('', caller.user_id, questionWeight(body.message, conversation.history))
    // All refusals come before the stream starts, while a status can still be sent.
    const question = await openQuestion(parts, caller, { ...body, ...conversation })
    const signal = goneSignal(reply)
    if (!request.headers.accept?.includes('text/event-stream')) return answerQuestion(parts, question, NOBODY, signal)
    reply.hijack()
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...STREAM_HEADERS } as Record<string, string>)
    await stream(parts, question, { request, reply, signal })
    return reply
  })
}

async function stream(
  parts: ChatParts,
  question: OpenQuestion,
  { request, reply, signal }: { request: FastifyRequest; reply: FastifyReply; signal: AbortSignal },
): Promise<void> {
  const answer = new AnswerStream(reply.raw)
  try {
    answer.done(await answerQuestion(parts, question, answer, signal))
  } catch (error) {
    const { message, code } = asRefusal(error as Error)
    if (code === 'fault')
      request.log.error({ ...requestFields(request), err: error }, 'An answer of the AI coach failed')
    if (code === 'unavailable')
      request.log.warn({ ...requestFields(request), reason: reasonOf(error) }, 'The AI coach could not answer now')
    answer.failed({ error: message, code })
  }
}
