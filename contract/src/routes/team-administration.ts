import { z } from 'zod'
import { choiceField } from '../choice-field.ts'
import { AddressConfirmed, RotateCodes } from '../entities/accounts.ts'
import { Confirmation } from '../entities/devices.ts'
import {
  JoinCodes,
  Organization,
  OrganizationCreation,
  TeamChange,
  TeamChoice,
  TeamCreated,
  TeamCreation,
  TeamDetailed,
} from '../entities/teams.ts'
import { ErrorReply } from '../errors.ts'
import { Id } from '../ids.ts'
import { listQuery } from '../paging.ts'
import { TeamRole } from '../roles.ts'
import { defineRoute } from '../route.ts'

const subject = 'Administration'
const access = ['admin'] as const
const refusals = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply, 404: ErrorReply, 409: ErrorReply }

export const organizations = defineRoute({
  method: 'GET',
  path: '/api/teams/organizations/',
  access,
  subject,
  summary: 'All organizations, or a page of them',
  query: listQuery(['name', 'created_at']),
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

export const updateOrganization = defineRoute({
  method: 'PUT',
  path: '/api/teams/admin/update-organization/:organizationId/',
  access,
  subject,
  summary: 'Rename or describe an organization',
  params: z.object({ organizationId: Id }),
  body: OrganizationCreation,
  replies: { 200: Organization, ...refusals },
})

export const deleteOrganization = defineRoute({
  method: 'DELETE',
  path: '/api/teams/admin/delete-organization/:organizationId/',
  access,
  subject,
  summary: 'Delete an organization that has no teams',
  params: z.object({ organizationId: Id }),
  replies: { 200: Confirmation, ...refusals },
})

export const adminTeams = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/teams-detailed/',
  access,
  subject,
  summary: 'All teams, or a page of them, with their codes and members; search looks in team and organization names',
  query: listQuery(['name', 'created_at']).extend({
    organization_id: Id.optional(),
    invitations: choiceField('invitations', ['open', 'expired'])
      .optional()
      .describe('Only teams that have such an invitation'),
  }),
  replies: { 200: z.array(TeamDetailed), ...refusals },
})

export const teamChoices = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/team-choices/',
  access,
  subject,
  summary: 'Each team by its names alone: for a choice in a form',
  replies: { 200: z.array(TeamChoice), ...refusals },
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

export const updateTeam = defineRoute({
  method: 'PUT',
  path: '/api/teams/admin/update-team/:teamId/',
  access,
  subject,
  summary: 'Rename or describe a team',
  params: z.object({ teamId: Id }),
  body: TeamChange,
  replies: { 200: TeamDetailed, ...refusals },
})

export const deleteTeam = defineRoute({
  method: 'DELETE',
  path: '/api/teams/admin/delete-team/:teamId/',
  access,
  subject,
  summary: 'Delete a team; its people and their data stay, its codes and invitations end',
  params: z.object({ teamId: Id }),
  replies: { 200: Confirmation, ...refusals },
})

export const rotateTeamCode = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/rotate-team-code/',
  access,
  subject,
  summary: 'Give a team a new join code; the old one is dead at once',
  body: z.object({ team_id: Id, role: TeamRole }),
  replies: { 200: JoinCodes, ...refusals },
})

export const assignUserToTeam = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/assign-user-to-team/',
  access,
  subject,
  summary:
    'Make a user a coach or an athlete of a team; one with an unproven address only with a word that it is theirs',
  body: z.object({
    user_id: Id,
    team_id: Id,
    role: TeamRole,
    address_confirmed: AddressConfirmed,
    rotate_codes: RotateCodes,
  }),
  replies: { 200: Confirmation, ...refusals },
})

export const removeUserFromTeam = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/remove-user-from-team/',
  access,
  subject,
  summary: 'End a membership; the account and its data stay, the join codes that the person knows end',
  body: z.object({ user_id: Id, team_id: Id, rotate_codes: RotateCodes }),
  replies: { 200: Confirmation, ...refusals },
})
