import * as routes from '@corner/contract/routes/roster.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { visitorOf } from '../http/visitor.ts'
import { acceptInvitation, joinByInvitation } from './accept-invitation.ts'
import { ROSTER_MEGABYTES, rosterTooLarge } from './file-text.ts'
import { importRoster } from './import-roster.ts'
import { listInvitations, renewInvitation, withdrawInvitation } from './invitations.ts'
import { getInvitation } from './open-invitation.ts'
import { previewRoster } from './preview.ts'
import type { RosterParts } from './roster.ts'

/** The content types that browsers give to a CSV file, depending on the installed programs. */
const TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream']

export async function rosterRoutes(app: FastifyInstance, parts: RosterParts): Promise<void> {
  await app.register(async (scope) => fileRoutes(scope, parts))
  serve(app, routes.invitations, ({ caller, query }) => listInvitations(parts, caller, query.team_id))
  serve(app, routes.renewInvitation, ({ caller, params }) => renewInvitation(parts, caller, params.invitationId))
  serve(app, routes.withdrawInvitation, async ({ caller, params }) => {
    await withdrawInvitation(parts, caller, params.invitationId)
    return { message: 'The invitation is withdrawn' }
  })
  serve(app, routes.readInvitation, ({ body, request }) => getInvitation(parts, body.token, request.ip))
  serve(app, routes.acceptInvitation, ({ body, request }) => acceptInvitation(parts, body, visitorOf(request)))
  serve(app, routes.joinByInvitation, async ({ caller, body, request }) => {
    const session = await joinByInvitation(parts, caller, body.token, visitorOf(request))
    return { message: 'You are on the team', session }
  })
}

/** In a scope of its own: bodies here are files, and larger than any JSON of ours. */
function fileRoutes(scope: FastifyInstance, parts: RosterParts): void {
  scope.removeAllContentTypeParsers()
  const bodyLimit = ROSTER_MEGABYTES * 1024 * 1024
  scope.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  scope.setErrorHandler((error: { code?: string }) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw rosterTooLarge(error)
    throw error
  })
  serve(scope, routes.previewRoster, ({ caller, query, body }) =>
    previewRoster(parts, caller, { team_id: query.team_id, bytes: body ?? Buffer.alloc(0) }),
  )
  serve(scope, routes.importRoster, ({ caller, query, body }) =>
    importRoster(parts, caller, { team_id: query.team_id, bytes: body ?? Buffer.alloc(0) }),
  )
}
