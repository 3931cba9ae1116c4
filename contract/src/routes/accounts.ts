import { z } from 'zod'
import {
  Credentials,
  JoinCodeCheck,
  JoinCodeQuestion,
  RefreshRequest,
  Registration,
  SetupLinkState,
  TokenPair,
  UserProfile,
} from '../entities/accounts.ts'
import { Confirmation } from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { requiredText, textField } from '../text-field.ts'

const subject = 'Accounts'

export const signIn = defineRoute({
  method: 'POST',
  path: '/api/token/',
  access: 'public',
  subject,
  summary: 'Sign in with e-mail and password',
  body: Credentials,
  replies: { 200: TokenPair, 400: ErrorReply, 401: ErrorReply, 429: ErrorReply },
})

export const refreshTokens = defineRoute({
  method: 'POST',
  path: '/api/token/refresh/',
  access: 'public',
  subject,
  summary: 'Exchange a refresh token for a new pair; each works once',
  body: RefreshRequest,
  replies: { 200: TokenPair, 400: ErrorReply, 401: ErrorReply, 429: ErrorReply },
})

export const signOut = defineRoute({
  method: 'POST',
  path: '/api/token/revoke/',
  access: 'public',
  subject,
  summary: 'Sign out: end the session that the refresh token belongs to',
  body: RefreshRequest,
  replies: { 200: Confirmation, 400: ErrorReply },
})

export const me = defineRoute({
  method: 'GET',
  path: '/api/users/me/',
  access: EVERY_ROLE,
  subject,
  summary: 'The signed-in user',
  replies: { 200: UserProfile, 401: ErrorReply },
})

export const register = defineRoute({
  method: 'POST',
  path: '/api/register/',
  access: 'public',
  subject,
  summary: 'Create an account, with a join code if there is one',
  body: Registration,
  replies: { 201: UserProfile, 400: ErrorReply, 403: ErrorReply, 409: ErrorReply, 429: ErrorReply },
})

export const checkSetupLink = defineRoute({
  method: 'POST',
  path: '/api/check-setup-link/',
  access: 'public',
  subject,
  summary: 'Whether the one-time link for the first administrator still works, with its token in the body',
  body: z.object({ token: requiredText('Link', 128) }),
  replies: { 200: SetupLinkState, 400: ErrorReply, 429: ErrorReply },
})

export const sendAddressLink = defineRoute({
  method: 'POST',
  path: '/api/users/me/send-address-link/',
  access: EVERY_ROLE,
  subject,
  summary: 'Have a link sent to the own address, to confirm it by',
  replies: { 200: Confirmation, 401: ErrorReply, 409: ErrorReply, 429: ErrorReply },
})

export const confirmOwnAddress = defineRoute({
  method: 'POST',
  path: '/api/users/me/confirm-address/',
  access: EVERY_ROLE,
  subject,
  summary: 'Confirm the own address with the link that was sent to it',
  body: z.object({ token: requiredText('Link', 128) }),
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply },
})

export const validateTeamCode = defineRoute({
  method: 'GET',
  path: '/api/validate-team-code/',
  access: 'public',
  subject,
  summary: 'Whether a join code is valid, and the role it grants',
  query: z.object({ code: textField('Code', 64) }),
  replies: { 200: JoinCodeCheck, 400: ErrorReply, 429: ErrorReply },
})

/** The same with the code in the body, because logs and proxies may keep addresses. */
export const checkTeamCode = defineRoute({
  method: 'POST',
  path: '/api/validate-team-code/',
  access: 'public',
  subject,
  summary: 'Whether a join code is valid, and the role it grants, with the code in the body: logs keep addresses',
  body: JoinCodeQuestion,
  replies: { 200: JoinCodeCheck, 400: ErrorReply, 429: ErrorReply },
})
