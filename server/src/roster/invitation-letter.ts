import type { InvitationLink } from '@corner/contract/entities/roster.ts'
import type { Letter } from '../mail/letter.ts'
import { letterDay } from '../mail/letter-dates.ts'

/** The mail with the link of an invitation. */
export function invitationLetter({ email, role, link, expires_at }: InvitationLink, teamName: string): Letter {
  return {
    to: email,
    subject: `You are invited to ${teamName}`,
    text: `Hello,

Your club invites you to ${teamName} as ${role === 'coach' ? 'a coach' : 'an athlete'}. Make your account here:

${link}

The link works once, until ${letterDay(new Date(expires_at))}. If you do not know this club, do nothing.
`,
    usefulUntil: new Date(expires_at),
  }
}
