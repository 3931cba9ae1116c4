import { z } from 'zod'
import { Id } from '../ids.ts'
import { TeamRole } from '../roles.ts'

/**
 * What happens to a line of a roster: a new person is invited; a person with an open invitation gets a new link, and the
 * old one ends; a person with an account joins the team; a member stays. An account with an unconfirmed address does not
 * join: its address is invited like that of a new person.
 */
export const RosterOutcome = z.enum(['invite', 'invite_again', 'join', 'already_member'])
export type RosterOutcome = z.infer<typeof RosterOutcome>

export const RosterLine = z.object({
  line: z.number().int().describe('Line of the file, the head being line 1'),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: TeamRole,
  outcome: RosterOutcome,
  unproven_since: z.iso
    .datetime()
    .nullable()
    .describe('When somebody registered an account with this address, while nobody has proved that it is theirs'),
})
export type RosterLine = z.infer<typeof RosterLine>

export const RosterError = z.object({
  line: z.number().int(),
  column: z.string().nullable().describe('null: the line as a whole'),
  message: z.string(),
})
export type RosterError = z.infer<typeof RosterError>

export const RosterPreview = z.object({
  lines: z.array(RosterLine).describe('Those that are right'),
  errors: z.array(RosterError).describe('Not empty: nothing of the file is taken in'),
})
export type RosterPreview = z.infer<typeof RosterPreview>

export const InvitationLink = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  role: TeamRole,
  link: z.string().describe('Shown once: only its hash is kept'),
  expires_at: z.iso.datetime(),
})
export type InvitationLink = z.infer<typeof InvitationLink>

export const InvitationRenewed = InvitationLink.extend({ mailed: z.boolean() })
export type InvitationRenewed = z.infer<typeof InvitationRenewed>

export const RosterImported = z.object({
  invitations: z.array(InvitationLink),
  joined: z.number().int(),
  already_members: z.number().int(),
  mailed: z.boolean().describe('The links are also sent by e-mail'),
})
export type RosterImported = z.infer<typeof RosterImported>

export const InvitationSummary = z.object({
  id: Id,
  email: z.string(),
  full_name: z.string(),
  role: TeamRole,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type InvitationSummary = z.infer<typeof InvitationSummary>

/** An invitation as the invited person sees it. */
export const Invitation = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: TeamRole,
  team_name: z.string(),
  organization_name: z.string(),
  has_account: z
    .boolean()
    .describe('Somebody has an account with this address: they sign in and join, instead of accepting'),
  unproven_since: z.iso
    .datetime()
    .nullable()
    .describe('When that account was registered, while nobody has proved that the address is theirs'),
  replaceable: z
    .boolean()
    .describe('That account is unproven and empty, with no team, records or device: it may be replaced'),
})
export type Invitation = z.infer<typeof Invitation>
