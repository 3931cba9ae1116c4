import * as routes from '@corner/contract/routes/own-sessions.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Accounts } from './accounts.ts'
import { endOwnSession, listOwnSessions, signOutEverywhere } from './own-sessions.ts'

export function sessionRoutes(app: FastifyInstance, accounts: Accounts): void {
  serve(app, routes.ownSessions, ({ caller }) => listOwnSessions(accounts, caller))
  serve(app, routes.endOwnSession, ({ caller, params }) => endOwnSession(accounts, caller, params.sessionId))
  serve(app, routes.signOutEverywhere, ({ caller, body }) => signOutEverywhere(accounts, caller, body))
}
