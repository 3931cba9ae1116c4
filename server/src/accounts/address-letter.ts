import type { Letter } from '../mail/letter.ts'

/** Without a name: whoever registered the address may have written anything there. */
export function addressLetter({ to, link, expires_at }: { to: string; link: string; expires_at: Date }): Letter {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Hello,

an account was registered with this address. If it was you, open this link and sign in, so that your club can put you into its teams:

${link}

The link works until ${expires_at.toISOString().slice(0, 16).replace('T', ' ')} UTC.

If it was not you, do nothing: an address that is not confirmed gives nobody anything.
`,
    usefulUntil: expires_at,
  }
}
