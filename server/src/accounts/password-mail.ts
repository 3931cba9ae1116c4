import type { MailMessage } from '../mail/message.ts'
import { PASSWORD_LINK_MINUTES, type PasswordLink } from './password-links.ts'

/** No name in the mail: somebody else may have registered the address and could send text to its owner this way. */
export function passwordMail({ link, expires_at, owner }: PasswordLink): MailMessage {
  return {
    to: owner.email,
    subject: 'Set a new password',
    text: `Hello,

Somebody, hopefully you, asked for a new password for your account. Set it here:

${link}

The link works once, within ${PASSWORD_LINK_MINUTES} minutes. Setting a new password signs you out on all devices.

If this wasn't you, ignore this. Your password stays as it is.
`,
    usefulUntil: expires_at,
  }
}
