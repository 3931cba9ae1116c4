import { z } from 'zod'
import { TokenPair } from '../entities/accounts.ts'
import { Confirmation } from '../entities/devices.ts'
import { Invitation, InvitationRenewed, InvitationSummary, RosterImported, RosterPreview } from '../entities/roster.ts'
import { ErrorReply } from '../errors.ts'
import { Id } from '../ids.ts'
import { FirstName, LastName, Password } from '../person-fields.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { requiredText } from '../text-field.ts'

const subject = 'Roster'
const access = ['admin'] as const
const refusals = {
  400: ErrorReply,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: ErrorReply,
  413: ErrorReply,
}
const query = z.object({ team_id: Id })

export const previewRoster = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/roster/preview/',
  access,
  subject,
  summary: 'What a CSV of people would do to a team, line by line; nothing is written',
  query,
  rawBody: 'text/csv',
  replies: { 200: RosterPreview, ...refusals },
})

export const importRoster = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/roster/import/',
  access,
  subject,
  summary: 'Take a CSV of people into a team: all of it, or nothing when any line is wrong',
  query,
  rawBody: 'text/csv',
  replies: { 201: RosterImported, ...refusals },
})

export const invitations = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/invitations/',
  access,
  subject,
  summary: 'The invitations of a team that nobody has accepted: open, or expired in the last 30 days',
  query,
  replies: { 200: z.array(InvitationSummary), ...refusals },
})

export const renewInvitation = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/invitations/:invitationId/renew/',
  access,
  subject,
  summary: 'A new link for an invitation; the old one is dead at once',
  params: z.object({ invitationId: Id }),
  replies: { 201: InvitationRenewed, ...refusals },
})

export const withdrawInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/teams/admin/invitations/:invitationId/',
  access,
  subject,
  summary: 'Take an invitation back',
  params: z.object({ invitationId: Id }),
  replies: { 200: Confirmation, ...refusals },
})

export const readInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/read/',
  access: 'public',
  subject,
  summary: 'Whom an invitation link is for, and to which team',
  body: z.object({ token: requiredText('Link', 128) }),
  replies: { 200: Invitation, 400: ErrorReply, 429: ErrorReply },
})

export const acceptInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/accept/',
  access: 'public',
  subject,
  summary: 'Make the account an invitation is for, and sign in',
  body: z.object({
    token: requiredText('Link', 128),
    first_name: FirstName,
    last_name: LastName,
    password: Password,
    replace_account: z
      .boolean('replace_account must be true or false')
      .optional()
      .describe('true: an account with this address that nobody has proved, and that is empty, is removed first'),
  }),
  replies: { 201: TokenPair, 400: ErrorReply, 409: ErrorReply, 429: ErrorReply },
})

export const joinByInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/join/',
  access: EVERY_ROLE,
  subject,
  summary: 'Join the teams an invitation is for, with the account of the address it is for',
  body: z.object({ token: requiredText('Link', 128) }),
  replies: {
    200: z.object({
      message: z.string(),
      session: TokenPair.nullable().describe(
        'To go on with, where the role of the account rose: that ends its sessions',
      ),
    }),
    400: ErrorReply,
    401: ErrorReply,
    403: ErrorReply,
    429: ErrorReply,
  },
})
