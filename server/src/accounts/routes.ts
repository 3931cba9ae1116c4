import * as routes from '@corner/contract/routes/accounts.ts'
import { adminCheckTeamCode, adminValidateTeamCode } from '@corner/contract/routes/administration.ts'
import { joinTeam as joinTeamRoute } from '@corner/contract/routes/own-team.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { visitorOf } from '../http/visitor.ts'
import type { Accounts } from './accounts.ts'
import { confirmOwnAddress, sendAddressLink } from './address-links.ts'
import { checkJoinCode } from './join-code-check.ts'
import { joinTeam } from './join-team.ts'
import { getProfile } from './profile.ts'
import { register } from './registration.ts'
import { endSession, refreshSession } from './sessions.ts'
import { checkSetupToken } from './setup-token.ts'
import { signIn } from './sign-in.ts'

export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  serve(app, routes.signIn, ({ body, request }) => signIn(accounts, body, visitorOf(request)))
  serve(app, routes.refreshTokens, ({ body, request }) => refreshSession(accounts, body.refresh, request.ip))
  serve(app, routes.signOut, async ({ body }) => {
    await endSession(accounts, body.refresh)
    return { message: 'You are signed out' }
  })
  serve(app, routes.me, ({ caller }) => getProfile(accounts.database, caller.user_id))
  serve(app, routes.register, ({ body, request }) => register(accounts, body, request.ip))
  serve(app, routes.checkSetupLink, ({ body, request }) => checkSetupToken(accounts, body.token, request.ip))
  serve(app, routes.sendAddressLink, ({ caller }) => sendAddressLink(accounts, caller.user_id))
  serve(app, routes.confirmOwnAddress, ({ caller, body }) => confirmOwnAddress(accounts, caller.user_id, body.token))
  serve(app, joinTeamRoute, ({ caller, body, request }) => joinTeam(accounts, caller, body.team_code, request.ip))
  serve(app, routes.validateTeamCode, ({ query, request }) => checkJoinCode(accounts, query.code, request.ip))
  serve(app, adminValidateTeamCode, ({ query, request }) => checkJoinCode(accounts, query.code, request.ip))
  serve(app, routes.checkTeamCode, ({ body, request }) => checkJoinCode(accounts, body.code, request.ip))
  serve(app, adminCheckTeamCode, ({ body, request }) => checkJoinCode(accounts, body.code, request.ip))
}
