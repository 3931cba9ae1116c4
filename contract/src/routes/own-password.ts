import { z } from 'zod'
import { minLength } from 'zod/mini'
import { PASSWORD_MAXIMUM } from '../constants/accounts.ts'
import { Confirmation } from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { Password } from '../person-fields.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { textField } from '../text-field.ts'
import { PASSWORD_CHANGE_TEXTS } from '../texts/accounts.ts'

export const changeOwnPassword = defineRoute({
  method: 'POST',
  path: '/api/users/me/change-password/',
  access: EVERY_ROLE,
  subject: 'Accounts',
  summary: 'Set a new password with the current one; every other session of the user ends',
  body: z.object({
    current_password: textField(
      'Current password',
      PASSWORD_MAXIMUM,
      minLength(1, PASSWORD_CHANGE_TEXTS.currentRequired),
    ),
    password: Password,
    confirm_password: textField('Confirmation', PASSWORD_MAXIMUM),
  }),
  replies: { 200: Confirmation, 400: ErrorReply, 401: ErrorReply, 429: ErrorReply },
})
