import { z } from 'zod'
import { Confirmation } from '../entities/devices.ts'
import { OwnSessions } from '../entities/own-sessions.ts'
import { ErrorReply } from '../errors.ts'
import { Id } from '../ids.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

const subject = 'Accounts'
const access = EVERY_ROLE

export const ownSessions = defineRoute({
  method: 'GET',
  path: '/api/users/me/sessions/',
  access,
  subject,
  summary: 'Where the signed-in user is signed in: the session of this call first, then by last use',
  replies: { 200: OwnSessions, 401: ErrorReply },
})

export const endOwnSession = defineRoute({
  method: 'DELETE',
  path: '/api/users/me/sessions/:sessionId/',
  access,
  subject,
  summary: 'Sign out one of the own sessions',
  params: z.object({ sessionId: Id }),
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})

export const signOutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/users/me/sign-out-everywhere/',
  access,
  subject,
  summary: 'Sign out all own sessions, also or except that of this call',
  body: z.object({
    keep_this_device: z.boolean({ error: 'keep_this_device must be true or false' }),
  }),
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply },
})
