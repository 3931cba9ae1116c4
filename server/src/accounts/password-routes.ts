import { issuePasswordLink as issueRoute } from '@corner/contract/routes/administration.ts'
import { changeOwnPassword } from '@corner/contract/routes/own-password.ts'
import * as routes from '@corner/contract/routes/password-reset.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Accounts } from './accounts.ts'
import { changePassword } from './change-password.ts'
import { issuePasswordLink } from './password-links.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'

export function passwordRoutes(app: FastifyInstance, accounts: Accounts): void {
  serve(app, routes.requestPasswordReset, ({ body, request }) => requestPasswordReset(accounts, body.email, request.ip))
  serve(app, routes.resetPassword, ({ body, request }) => resetPassword(accounts, body, request.ip))
  serve(app, changeOwnPassword, ({ caller, body, request }) =>
    changePassword(accounts, { ...caller, address: request.ip }, body),
  )
  serve(app, issueRoute, ({ caller, body }) => issuePasswordLink(accounts, caller.user_id, body))
}
