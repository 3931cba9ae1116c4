import { mailTime } from '../mail/mail-dates.ts'
import type { MailMessage } from '../mail/message.ts'

/** No name in the mail: a name from the registration form could carry anybody's text to this address. */
export function addressMail({ to, link, expires_at }: { to: string; link: string; expires_at: Date }): MailMessage {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Hello,

An account was registered with this address. If it was you, open this link and sign in, so that your club can put you into its teams:

${link}

The link works until ${mailTime(expires_at)}.

If this wasn't you, ignore this. An unconfirmed account gets no access to your club.
`,
    usefulUntil: expires_at,
  }
}
