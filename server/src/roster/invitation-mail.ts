import type { InvitationLink } from '@corner/contract/entities/roster.ts'
import { mailDate } from '../mail/mail-dates.ts'
import type { MailMessage } from '../mail/message.ts'

/** The mail with the link of an invitation. */
export function invitationMail({ email, role, link, expires_at }: InvitationLink, teamName: string): MailMessage {
  return {
    to: email,
    subject: `You are invited to ${teamName}`,
    text: `Hello,

Your club invites you to ${teamName} as ${role === 'coach' ? 'a coach' : 'an athlete'}. Make your account here:

${link}

The link works once, until ${mailDate(new Date(expires_at))}. If you do not know this club, do nothing.
`,
    usefulUntil: new Date(expires_at),
  }
}
