import { z } from 'zod'
import { JOIN_CODE_MAXIMUM } from '../constants/accounts.ts'
import { UserProfile } from '../entities/accounts.ts'
import { ErrorReply } from '../errors.ts'
import { defineRoute } from '../route.ts'
import { requiredText } from '../text-field.ts'

/** For who registered without a code. Administrators assign themselves. */
export const joinTeam = defineRoute({
  method: 'POST',
  path: '/api/users/me/join-team/',
  access: ['coach', 'athlete'],
  subject: 'Accounts',
  summary: 'Join a team with its join code, as registering with the code does; only for who is in no team',
  body: z.object({ team_code: requiredText('Code', JOIN_CODE_MAXIMUM) }),
  replies: { 200: UserProfile, 400: ErrorReply, 401: ErrorReply, 403: ErrorReply, 409: ErrorReply, 429: ErrorReply },
})
