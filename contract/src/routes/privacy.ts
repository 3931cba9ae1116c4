import { z } from 'zod'
import { minLength } from 'zod/mini'
import { Confirmation } from '../entities/devices.ts'
import { DataAudience } from '../entities/privacy.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { textField } from '../text-field.ts'

const subject = 'Accounts'
const access = EVERY_ROLE

export const dataAudience = defineRoute({
  method: 'GET',
  path: '/api/users/me/audience/',
  access,
  subject,
  summary: 'Who can see the data of the signed-in user: the coaches of their teams, and administrators',
  replies: { 200: DataAudience, 401: ErrorReply },
})

export const exportOwnData = defineRoute({
  method: 'GET',
  path: '/api/users/me/export/',
  access,
  subject,
  summary: 'All data about the signed-in user, as JSON and CSV in a zip',
  replyType: 'application/zip',
  replies: { 200: z.unknown(), 401: ErrorReply, 429: ErrorReply },
})

export const deleteOwnAccount = defineRoute({
  method: 'POST',
  path: '/api/users/me/delete/',
  access,
  subject,
  summary: 'Delete the own account with its data; the password is asked again',
  body: z.object({ password: textField('Password', 1024, minLength(1, 'Password is required')) }),
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply, 409: ErrorReply, 429: ErrorReply },
})
