import type { Letter } from '../mail/letter.ts'
import { PASSWORD_LINK_MINUTES, type PasswordLink } from './password-links.ts'

/** Without a name: an address may have been registered by somebody else, who would write here. */
export function passwordLetter({ link, expires_at, owner }: PasswordLink): Letter {
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
