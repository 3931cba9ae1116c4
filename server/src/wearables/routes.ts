import * as routes from '@corner/contract/routes/devices.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { type ImportParts, importRoutes } from './import/routes.ts'
import { disconnect } from './link/end-link.ts'
import { finishLink } from './link/finish-link.ts'
import { linkStatus } from './link/link-status.ts'
import { refreshLink } from './link/refresh-link.ts'
import { revokeLater } from './link/revoke-later.ts'
import { startLink } from './link/start-link.ts'
import { startFirstSync } from './sync/first-sync.ts'
import type { Wearables } from './wearables.ts'
import { webhookRoutes } from './webhooks/routes.ts'

export async function wearableRoutes(
  app: FastifyInstance,
  wearables: Wearables,
  imports: Omit<ImportParts, 'links'>,
): Promise<void> {
  const { links, budgets, limits, sync, jobs, queues } = wearables
  serve(app, routes.deviceStatus, ({ caller }) => linkStatus(links, caller.user_id))
  serve(app, routes.startDeviceOAuth, ({ caller }) => startLink(links, caller.user_id))
  serve(app, routes.finishDeviceOAuth, ({ caller, body }) =>
    finishLink(links, budgets, limits, caller.user_id, body, (series, transaction) =>
      startFirstSync(sync, queues.firstSync, series, { transaction }),
    ),
  )
  serve(app, routes.disconnectDevice, ({ caller }) =>
    disconnect(links, caller.user_id, (revocation) => revokeLater(jobs, queues.revokeLater, revocation)),
  )
  serve(app, routes.refreshDevice, ({ caller }) => refreshLink(links, limits, caller.user_id))
  await app.register((scope) => webhookRoutes(scope, wearables))
  await app.register((scope) => importRoutes(scope, { ...imports, links }))
}
