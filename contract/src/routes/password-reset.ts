import { z } from 'zod'
import { Confirmation } from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { AskedEmail, Password } from '../person-fields.ts'
import { defineRoute } from '../route.ts'
import { requiredText } from '../text-field.ts'

const subject = 'Accounts'
const refusals = { 400: ErrorReply, 429: ErrorReply }

export const requestPasswordReset = defineRoute({
  method: 'POST',
  path: '/api/password-reset/request/',
  access: 'public',
  subject,
  summary: 'Ask for a link to set a new password; the answer is the same whether the address is known or not',
  body: z.object({ email: AskedEmail }),
  replies: {
    200: Confirmation.extend({
      by: z
        .enum(['email', 'administrator'])
        .describe('administrator: no mail is set up, an administrator issues links'),
    }),
    ...refusals,
  },
})

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/password-reset/',
  access: 'public',
  subject,
  summary: 'Set a new password with a one-time link; every session of the user ends',
  body: z.object({ token: requiredText('Link', 128), password: Password }),
  replies: { 200: Confirmation, ...refusals },
})
