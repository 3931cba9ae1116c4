import { ChatReply, ChatRequest } from '../entities/chat.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

export const chat = defineRoute({
  method: 'POST',
  path: '/api/chat/',
  access: EVERY_ROLE,
  subject: 'AI coach',
  summary: 'Ask the AI coach about a team',
  body: ChatRequest,
  streamType: 'text/event-stream',
  replies: { 200: ChatReply, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply, 429: ErrorReply },
})
