import * as people from '@corner/contract/routes/administration.ts'
import * as club from '@corner/contract/routes/team-administration.ts'
import type { FastifyInstance } from 'fastify'
import { sendList } from '../http/send-list.ts'
import { serve } from '../http/serve.ts'
import { type RemovalParts, removeUser } from '../privacy/remove-user.ts'
import { type AssignmentParts, assignToTeam } from './memberships/assign-to-team.ts'
import { removeFromTeam } from './memberships/remove-from-team.ts'
import * as organizations from './organizations/organizations.ts'
import { adminOverview } from './overview.ts'
import { deleteTeam, rotateTeamCode, updateTeam } from './teams/change-team.ts'
import { createTeam } from './teams/create-team.ts'
import { listAdminTeams } from './teams/list-teams.ts'
import { confirmAddress } from './users/confirm-address.ts'
import { createUser, type UserCreationParts } from './users/create-user.ts'
import { listUsers } from './users/list-users.ts'
import { type UserChangeParts, updateUser } from './users/update-user.ts'

export interface AdministrationParts extends UserCreationParts, UserChangeParts, AssignmentParts {
  removal: RemovalParts
}

export function administrationRoutes(app: FastifyInstance, parts: AdministrationParts): void {
  const { database } = parts
  serve(app, people.adminOverview, () => adminOverview(database, parts.removal.wearables.makers, parts.now()))
  serve(app, people.adminUsers, async ({ query, reply }) =>
    sendList(reply, await listUsers(database, query, parts.now())),
  )
  serve(app, people.createUser, ({ caller, body, request }) =>
    createUser(parts, { actor: caller.user_id, address: request.ip }, body),
  )
  serve(app, people.updateUser, ({ caller, params, body, request }) =>
    updateUser(parts, { ...caller, address: request.ip }, params.userId, body),
  )
  serve(app, people.confirmAddress, ({ caller, body }) => confirmAddress(parts, caller.user_id, body.user_id))
  serve(app, people.deleteUser, async ({ caller, params, query }) => {
    const rotate_codes = query.rotate_codes === 'true'
    const removal = { user_id: params.userId, actor: caller.user_id, rotate_codes }
    const { full_name } = await removeUser(parts.removal, removal)
    return { message: `${full_name} and all their data have been deleted` }
  })

  serve(app, club.organizations, async ({ query, reply }) =>
    sendList(reply, await organizations.listOrganizations(database, query)),
  )
  serve(app, club.createOrganization, ({ caller, body }) =>
    organizations.createOrganization(database, caller.user_id, body),
  )
  serve(app, club.updateOrganization, ({ caller, params, body }) =>
    organizations.updateOrganization(database, caller.user_id, params.organizationId, body),
  )
  serve(app, club.deleteOrganization, ({ caller, params }) =>
    organizations.deleteOrganization(database, caller.user_id, params.organizationId),
  )

  serve(app, club.adminTeams, async ({ query, reply }) =>
    sendList(reply, await listAdminTeams(database, { ...query, now: parts.now() })),
  )
  serve(app, club.createTeam, ({ caller, body }) => createTeam(database, caller.user_id, body))
  serve(app, club.updateTeam, ({ caller, params, body }) => updateTeam(database, caller.user_id, params.teamId, body))
  serve(app, club.rotateTeamCode, ({ caller, body }) => rotateTeamCode(database, caller.user_id, body))
  serve(app, club.deleteTeam, ({ caller, params }) => deleteTeam(database, caller.user_id, params.teamId))

  serve(app, club.assignUserToTeam, ({ caller, body }) => assignToTeam(parts, caller.user_id, body))
  serve(app, club.removeUserFromTeam, ({ caller, body }) => removeFromTeam(database, caller.user_id, body))
}
