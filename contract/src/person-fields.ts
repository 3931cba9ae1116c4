import * as z from 'zod/mini'
import { EMAIL_MAXIMUM, NAME_MAXIMUM, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './constants/accounts.ts'
import { looksLikeAnother } from './email-address.ts'
import { lineField, requiredText, textField } from './text-field.ts'
import { REGISTRATION_TEXTS } from './texts/accounts.ts'
import { fillIn } from './texts/devices.ts'

// What people type about themselves: checked by these fields in the browser's forms and by the server.

/** What must be true of an address: it holds an @ with something on both sides (docs/reference/accounts.md#registration). */
const hasAt = () => z.regex(/^[^\s@]+@[^\s@]+$/, REGISTRATION_TEXTS.emailInvalid)
/** Signs by which mail programs tell addresses apart, comments and hosts from each other: no new address has them. */
const NO_ADDRESS = /[<>()[\],;:"\\]/

/** An address as somebody asks by it: an account of long ago may have one that no form takes today. */
export const AskedEmail = requiredText('Email', EMAIL_MAXIMUM, hasAt())

export const Email = requiredText(
  'Email',
  EMAIL_MAXIMUM,
  hasAt(),
  z.refine((address) => !NO_ADDRESS.test(address), REGISTRATION_TEXTS.emailInvalid),
  z.refine((address) => !looksLikeAnother(address), REGISTRATION_TEXTS.emailUnclear),
)

/** As short as any club allows; PASSWORD_MINIMUM of the server's settings may ask for more. */
export const Password = textField(
  'Password',
  PASSWORD_MAXIMUM,
  z.minLength(PASSWORD_MINIMUM, fillIn(REGISTRATION_TEXTS.passwordTooShort, { minimum: String(PASSWORD_MINIMUM) })),
)

export const FirstName = lineField('First name', NAME_MAXIMUM)
export const LastName = lineField('Last name', NAME_MAXIMUM)
