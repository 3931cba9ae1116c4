import { z } from 'zod'
import { choiceField } from '../choice-field.ts'
import {
  AddressConfirmed,
  AdminUser,
  JoinCodeCheck,
  JoinCodeQuestion,
  UserCreation,
  UserUpdate,
} from '../entities/accounts.ts'
import { Confirmation } from '../entities/devices.ts'
import { AdminOverview } from '../entities/teams.ts'
import { ErrorReply } from '../errors.ts'
import { Id } from '../ids.ts'
import { listQuery } from '../paging.ts'
import { USER_LIST_ROLES } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { textField } from '../text-field.ts'

const subject = 'Administration'
const USER_STATUSES = ['connected', 'not_connected', 'link_ended', 'address_not_confirmed', 'session_copied'] as const
const access = ['admin'] as const
const refusals = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply, 404: ErrorReply, 409: ErrorReply }

export const adminOverview = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/overview/',
  access,
  subject,
  summary: 'Counts of users, teams, organizations and linked devices, and what needs the administrator',
  replies: { 200: AdminOverview, ...refusals },
})

export const adminUsers = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/users/',
  access,
  subject,
  summary: 'All users, or a page of them; search looks in names, user name and e-mail',
  query: listQuery(['name', 'email', 'role', 'status', 'last_signed_in', 'created_at']).extend({
    role: z.enum(USER_LIST_ROLES).optional(),
    status: choiceField('status', USER_STATUSES).optional(),
    team_id: Id.optional(),
    without_team: choiceField('without_team', ['true']).optional().describe('Only who is in no team'),
  }),
  replies: { 200: z.array(AdminUser), ...refusals },
})

export const createUser = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/create-user/',
  access,
  subject,
  summary: 'Create a user of any role',
  body: UserCreation,
  replies: { 201: AdminUser, ...refusals },
})

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/api/teams/admin/update-user/:userId/',
  access,
  subject,
  summary: 'Change a user; without a password the old one stays',
  params: z.object({ userId: Id }),
  body: UserUpdate,
  replies: { 200: AdminUser, ...refusals },
})

export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/api/teams/admin/delete-user/:userId/',
  access,
  subject,
  summary: 'Delete a user with their data; the join codes that they know and their open invitations end',
  params: z.object({ userId: Id }),
  query: z.object({
    rotate_codes: choiceField('rotate_codes', ['true', 'false'])
      .default('true')
      .describe('Whether the teams get new join codes in place of those that the person knows'),
  }),
  replies: { 200: Confirmation, ...refusals },
})

export const confirmAddress = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/confirm-address/',
  access,
  subject,
  summary: "Say that the address of an account is its owner's: from now on a roster may join it",
  body: z.object({ user_id: Id }),
  replies: { 200: AdminUser, ...refusals },
})

export const issuePasswordLink = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/issue-password-link/',
  access,
  subject,
  summary:
    'A one-time link with which a user sets a new password, for the administrator to hand on; one with an unproven address only with a word that it is theirs',
  body: z.object({ user_id: Id, address_confirmed: AddressConfirmed }),
  replies: { 201: z.object({ link: z.string(), expires_at: z.iso.datetime() }), ...refusals },
})

export const adminValidateTeamCode = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/validate-team-code/',
  access: 'public',
  subject,
  summary: 'Whether a join code is valid, and the role it grants',
  query: z.object({ code: textField('Code', 64) }),
  replies: { 200: JoinCodeCheck, 400: ErrorReply, 429: ErrorReply },
})

export const adminCheckTeamCode = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/validate-team-code/',
  access: 'public',
  subject,
  summary: 'Whether a join code is valid, and the role it grants, with the code in the body: logs keep addresses',
  body: JoinCodeQuestion,
  replies: { 200: JoinCodeCheck, 400: ErrorReply, 429: ErrorReply },
})
