import { z } from 'zod'
import { minLength, refine, trim } from 'zod/mini'
import { choiceField } from '../choice-field.ts'
import { EMAIL_MAXIMUM, JOIN_CODE_MAXIMUM, PASSWORD_MAXIMUM } from '../constants/accounts.ts'
import { looksLikeAnother } from '../email-address.ts'
import { Id } from '../ids.ts'
import { LinkEnded, LinkedProviders, LinkPaused } from '../link-ended.ts'
import { Email, FirstName, LastName, Password } from '../person-fields.ts'
import { EVERY_ROLE, Role, TeamRole } from '../roles.ts'
import { lineField, requiredText, textField } from '../text-field.ts'
import { REGISTRATION_TEXTS } from '../texts/accounts.ts'

const Username = lineField(
  'Username',
  EMAIL_MAXIMUM,
  refine<string>((username) => !looksLikeAnother(username), REGISTRATION_TEXTS.usernameUnclear),
)
export const JoinCode = textField('Code', JOIN_CODE_MAXIMUM, trim())

/** A password to be checked, of any length: a short one is simply wrong. */
export const Credentials = z.object({
  email: requiredText('Email', EMAIL_MAXIMUM),
  password: textField('Password', PASSWORD_MAXIMUM, minLength(1, 'Password is required')),
})
export type Credentials = z.infer<typeof Credentials>

export const TokenPair = z.object({ access: z.string(), refresh: z.string() })
export type TokenPair = z.infer<typeof TokenPair>

export const RefreshRequest = z.object({ refresh: requiredText('Refresh token', 512) })

export const Registration = z.object({
  username: z.optional(Username),
  email: Email,
  password: Password,
  first_name: FirstName,
  last_name: LastName,
  role: choiceField('Role', EVERY_ROLE).default('athlete'),
  team_code: z.optional(JoinCode),
  /** The one-time set-up link of a first production start: whoever holds it becomes the first administrator. */
  setup_token: z.optional(textField('Set-up link', 128)),
})
export type Registration = z.infer<typeof Registration>

export const JoinCodeQuestion = z.object({ code: textField('Code', 64) })
export const JoinCodeCheck = z.object({ valid: z.boolean(), role: TeamRole.nullable() })

/** used: there is an administrator already; unknown: never printed, or replaced by a later one. */
export const SetupLinkState = z.object({ state: z.enum(['open', 'used', 'unknown']) })

export const UserTeam = z.object({ team_id: Id, team_name: z.string(), role: TeamRole })

export const UserProfile = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  role: Role,
  whoop_connected: z.boolean(),
  link_ended: LinkEnded,
  link_paused: LinkPaused,
  providers: LinkedProviders,
  email_proven: z
    .boolean()
    .describe('Whether it is known that the address is theirs: by a link to it, or by an administrator'),
  teams: z.array(UserTeam),
})
export type UserProfile = z.infer<typeof UserProfile>

/** A user as administrators see them. */
export const AdminUser = UserProfile.extend({
  created_at: z.iso.datetime(),
  last_signed_in_at: z.iso
    .datetime()
    .nullable()
    .describe('By the audit log, which keeps 400 days; null: never in that time'),
  version: z.number().int().describe('Rises with each change; an edit sends the one it began with'),
  email_shared: z
    .boolean()
    .describe('Another account has the same address in another writing: nobody can sign in with this one by it'),
})
export type AdminUser = z.infer<typeof AdminUser>

/**
 * An administrator's confirmation that the address is this person's: required to promote an account or add it to a team.
 */
export const AddressConfirmed = z
  .boolean('address_confirmed must be true or false')
  .optional()
  .describe('true: the administrator knows that the address is theirs; an account with an unproven address needs it')

export const RotateCodes = z
  .boolean('rotate_codes must be true or false')
  .default(true)
  .describe('Whether the teams get new join codes in place of those that the person knows')

const UserFields = z.object({
  username: Username,
  email: Email,
  role: choiceField('Role', EVERY_ROLE),
  first_name: FirstName,
  last_name: LastName,
  team_code: z.optional(JoinCode),
})

export const UserCreation = UserFields.extend({ password: Password })
export type UserCreation = z.infer<typeof UserCreation>

export const UserUpdate = UserFields.extend({
  password: z.optional(textField('Password', PASSWORD_MAXIMUM)).describe('Absent or empty: the old one stays'),
  confirmPassword: z.optional(textField('Password confirmation', PASSWORD_MAXIMUM)),
  address_confirmed: AddressConfirmed,
  rotate_codes: RotateCodes,
  version: z
    .number({ error: 'version must be a whole number' })
    .int('version must be a whole number')
    .optional()
    .describe('The version that the form began with: when somebody else has changed the user since, it is refused'),
})
export type UserUpdate = z.infer<typeof UserUpdate>
