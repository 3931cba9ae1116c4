import * as routes from '@corner/contract/routes/privacy.ts'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { serve } from '../http/serve.ts'
import { readAudience } from './audience.ts'
import { exportData } from './data-export.ts'
import { ExportSlots } from './export-slots.ts'
import { type RemovalParts, removeUser } from './remove-user.ts'

interface PrivacyParts {
  accounts: Accounts
  removal: RemovalParts
}

export function privacyRoutes(app: FastifyInstance, { accounts, removal }: PrivacyParts): void {
  serve(app, routes.dataAudience, ({ caller }) => readAudience(accounts.database, caller.user_id))
  const places = new ExportSlots()
  serve(app, routes.exportOwnData, async ({ caller, reply }) => {
    const { database, limits, now } = accounts
    const zip = await exportData({ database, limits, now, places }, caller.user_id, goneSignal(reply))
    const day = accounts.now().toISOString().slice(0, 10)
    void reply.header('content-disposition', `attachment; filename="corner-data-${day}.zip"`)
    return zip
  })
  serve(app, routes.deleteOwnAccount, async ({ caller, body, request }) => {
    const { user_id } = caller
    await confirmPassword(accounts, { userId: user_id, password: body.password, address: request.ip })
    await removeUser(removal, { user_id, actor: user_id })
    return { message: 'Your account and all data about you have been deleted' }
  })
}
