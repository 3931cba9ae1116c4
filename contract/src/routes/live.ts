import { z } from 'zod'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

/** Events and their data: entities/live.ts. */
export const liveChanges = defineRoute({
  method: 'GET',
  path: '/api/live/',
  access: EVERY_ROLE,
  subject: 'Live',
  summary:
    'Server-sent events that say what changed of what the caller may see: athletes, teams, everything. It ends with the access token.',
  replyType: 'text/event-stream',
  replies: { 200: z.unknown(), 401: ErrorReply, 429: ErrorReply },
})
