import { z } from 'zod'
import { choiceField } from '../choice-field.ts'
import { CONNECTION_CHECKS, ConnectionCheckResult, LanguageModelStatus } from '../entities/language-model.ts'
import { ErrorReply } from '../errors.ts'
import { defineRoute } from '../route.ts'

const subject = 'Administration'
const access = ['admin'] as const
const refusals = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply }

export const languageModel = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/language-model/',
  access,
  subject,
  summary: 'Which language model is set up, its limits, and what was taken of it today; never the key',
  replies: { 200: LanguageModelStatus, ...refusals },
})

export const testLanguageModel = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/language-model/test/',
  access,
  subject,
  summary:
    'Ask the language model something small for one part of a test; its tokens count as those of the administrator who asks',
  body: z.object({ check: choiceField('check', CONNECTION_CHECKS) }),
  replies: { 200: ConnectionCheckResult, 409: ErrorReply, 429: ErrorReply, ...refusals },
})
