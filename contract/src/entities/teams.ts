import { z } from 'zod'
import { trim } from 'zod/mini'
import { choiceField } from '../choice-field.ts'
import { NAME_MAXIMUM } from '../constants/accounts.ts'
import { COPIED_SESSION_DAYS } from '../constants/administration.ts'
import { GENDERS } from '../constants/sports.ts'
import { Id } from '../ids.ts'
import { LinkEnded, LinkedProviders, LinkPaused } from '../link-ended.ts'
import { TeamRole } from '../roles.ts'
import { lineField, textField } from '../text-field.ts'

export const TeamMember = z.object({
  id: Id,
  username: z.string(),
  first_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  whoop_connected: z.boolean(),
  link_ended: LinkEnded,
  link_paused: LinkPaused,
  providers: LinkedProviders,
})
export type TeamMember = z.infer<typeof TeamMember>

export const Team = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
  organization: z.object({ id: Id, name: z.string() }),
  coaches: z.array(TeamMember),
  athletes: z.array(TeamMember),
  coach_code: z.string(),
  athlete_code: z.string(),
})
export type Team = z.infer<typeof Team>

export const Organization = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  created_at: z.iso.datetime(),
})
export type Organization = z.infer<typeof Organization>

export const OrganizationCreation = z.object({
  name: lineField('Name', NAME_MAXIMUM),
  description: z._default(textField('Description', 2000, trim()), ''),
})

export const TeamCreation = z.object({
  organization_id: Id,
  sport: lineField('Sport', NAME_MAXIMUM),
  gender: choiceField('Gender', GENDERS).default('mixed'),
})

/** A team's default name consists of its organization and its sport, each of which may have the maximum length. */
const TEAM_NAME_MAXIMUM = 2 * NAME_MAXIMUM + 20

export const TeamChange = z.object({
  name: lineField('Name', TEAM_NAME_MAXIMUM),
  description: z._default(textField('Description', 2000, trim()), ''),
})

export const JoinCodes = z.object({ coach_code: z.string(), athlete_code: z.string() })

export const TeamCreated = JoinCodes.extend({
  team: z.object({ id: Id, name: z.string(), description: z.string(), organization: z.object({ name: z.string() }) }),
})
export type TeamCreated = z.infer<typeof TeamCreated>

export const Membership = z.object({
  user_id: Id,
  username: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: TeamRole,
  joined_at: z.iso.datetime(),
  whoop_connected: z.boolean(),
  link_ended: LinkEnded,
  link_paused: LinkPaused,
  providers: LinkedProviders,
})

export const TeamDetailed = JoinCodes.extend({
  id: Id,
  name: z.string(),
  description: z.string(),
  organization: z.object({ id: Id, name: z.string() }),
  memberships: z.array(Membership),
})
export type TeamDetailed = z.infer<typeof TeamDetailed>

export const TeamChoice = z.object({ id: Id, name: z.string(), organization_name: z.string() })
export type TeamChoice = z.infer<typeof TeamChoice>

const Need = z.object({
  total: z.number().int(),
  first: z.array(z.string()).describe('At most three names, the first ones in order'),
})
export type Need = z.infer<typeof Need>

/** What an administrator should see to. */
export const AdminNeeds = z.object({
  session_copied: Need.describe(
    `People of whom a session was ended in the last ${COPIED_SESSION_DAYS} days because its token was used twice`,
  ),
  address_not_confirmed: Need.describe('People whose address nobody has confirmed: no coach can add them until then'),
  without_team: Need.describe('Athletes and coaches who are in no team'),
  without_device: Need.describe('Athletes who have no link to a wearable'),
  link_ended: Need.describe('People whose wearable no longer accepts the link: they connect it again'),
  open_invitations: Need,
  expired_invitations: Need,
})
export type AdminNeeds = z.infer<typeof AdminNeeds>

export const PostgresqlRelease = z.object({
  release: z.string().describe('Of the database that Corner runs on, as "18.4"'),
  newer: z
    .object({ release: z.string(), published: z.string() })
    .nullable()
    .describe('A minor release with fixes that this one lacks, as far as this Corner knows'),
})
export type PostgresqlRelease = z.infer<typeof PostgresqlRelease>

export const AdminOverview = z.object({
  users: z.object({
    total: z.number(),
    whoop_connected: z.number().describe('Whose link to a wearable works; ended links are among the needs'),
    address_not_confirmed: z.number(),
  }),
  teams: z.object({ total: z.number() }),
  organizations: z.object({ total: z.number() }),
  needs: AdminNeeds,
  provider_wait: z
    .object({ provider: z.string(), until: z.iso.datetime(), next_try: z.iso.datetime() })
    .nullable()
    .describe('The provider wants no requests until then; one at next_try finds out whether it still does'),
  postgresql: PostgresqlRelease,
})
export type AdminOverview = z.infer<typeof AdminOverview>
