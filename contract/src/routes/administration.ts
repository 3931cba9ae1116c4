import { z } from 'zod'
import { Email, FirstName, JoinCode, JoinCodeCheck, LastName, Password, UserProfile } from '../entities/accounts.ts'
import { Confirmation } from '../entities/devices.ts'
import {
  AdminOverview,
  Organization,
  OrganizationCreation,
  TeamCreated,
  TeamCreation,
  TeamDetailed,
} from '../entities/teams.ts'
import { ErrorReply } from '../errors.ts'
import { Id } from '../ids.ts'
import { Role, TeamRole } from '../roles.ts'
import { defineRoute } from '../route.ts'
import { requiredText, textField } from '../text-field.ts'

const subject = 'Administration'
const access = ['admin'] as const
const refusals = {
  400: ErrorReply,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: ErrorReply,
  501: ErrorReply,
}

const UserChange = z.object({
  username: requiredText('Username', 254),
  email: Email,
  role: Role,
  first_name: FirstName,
  last_name: LastName,
  team_code: JoinCode.optional(),
})

export const adminOverview = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/overview/',
  access,
  subject,
  summary: 'Counts of users, teams, organizations and linked devices',
  replies: { 200: AdminOverview, ...refusals },
})

export const adminUsers = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/users/',
  access,
  subject,
  summary: 'All users',
  replies: { 200: z.array(UserProfile), ...refusals },
})

export const adminTeams = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/teams-detailed/',
  access,
  subject,
  summary: 'All teams with their codes and members',
  replies: { 200: z.array(TeamDetailed), ...refusals },
})

export const organizations = defineRoute({
  method: 'GET',
  path: '/api/teams/organizations/',
  access,
  subject,
  summary: 'All organizations',
  replies: { 200: z.array(Organization), ...refusals },
})

export const createOrganization = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/create-organization/',
  access,
  subject,
  summary: 'Create an organization',
  body: OrganizationCreation,
  replies: { 201: Organization, ...refusals },
})

export const createTeam = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/create-team/',
  access,
  subject,
  summary: 'Create a team; the reply carries its two join codes',
  body: TeamCreation,
  replies: { 201: TeamCreated, ...refusals },
})

export const createUser = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/create-user/',
  access,
  subject,
  summary: 'Create a user of any role',
  body: UserChange.extend({ password: Password }),
  replies: { 201: UserProfile, ...refusals },
})

export const updateUser = defineRoute({
  method: 'PUT',
  path: '/api/teams/admin/update-user/:userId/',
  access,
  subject,
  summary: 'Change a user; without a password the old one stays',
  params: z.object({ userId: Id }),
  body: UserChange.extend({
    password: textField('Password', 1024).optional(),
    confirmPassword: textField('Password confirmation', 1024).optional(),
  }),
  replies: { 200: UserProfile, ...refusals },
})

export const assignUserToTeam = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/assign-user-to-team/',
  access,
  subject,
  summary: 'Make a user a coach or an athlete of a team',
  body: z.object({ user_id: Id, team_id: Id, role: TeamRole }),
  replies: { 200: Confirmation, ...refusals },
})

export const deleteUser = defineRoute({
  method: 'DELETE',
  path: '/api/teams/admin/delete-user/:userId/',
  access,
  subject,
  summary: 'Delete a user with their data',
  params: z.object({ userId: Id }),
  replies: { 200: Confirmation, ...refusals },
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
