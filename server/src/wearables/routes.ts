import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { notFound } from '@corner/contract/refusal.ts'
import * as specified from '@corner/contract/routes/devices.ts'
import * as named from '@corner/contract/routes/devices-of-providers.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { type ImportParts, importRoutes } from './import/routes.ts'
import { deleteData } from './link/delete-data.ts'
import { listDevices } from './link/devices.ts'
import { disconnect } from './link/end-link.ts'
import { finishLink } from './link/finish-link.ts'
import { linkStatus } from './link/link-status.ts'
import { pauseLink, resumeLink } from './link/pause-link.ts'
import { refreshLink } from './link/refresh-link.ts'
import { chooseReminders } from './link/reminders.ts'
import { revokeLater } from './link/revoke-later.ts'
import { startLink } from './link/start-link.ts'
import { catchUp } from './sync/catch-up.ts'
import { type SyncParts, startFirstSync } from './sync/first-sync.ts'
import type { Wearables } from './wearables.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** The routes of the specification, which are about one provider, and the same for each provider by its name. */
export async function wearableRoutes(
  app: FastifyInstance,
  wearables: Wearables,
  imports: Pick<ImportParts, 'limits'>,
): Promise<void> {
  const { makers, limits, jobs, queues } = wearables
  const specifiedMaker = makers.of(SPECIFIED_PROVIDER)
  const of = ({ provider }: { provider: string }): SyncParts => {
    const parts = makers.find(provider)
    if (!parts) throw notFound('The provider')
    return parts
  }
  const finish = (parts: SyncParts, userId: string, returned: { code: string; state: string }) =>
    finishLink(parts.links, parts.budgets, limits, userId, returned, (series, transaction) =>
      startFirstSync(parts, queues.firstSync, series, { transaction }),
    )
  const end = ({ links }: SyncParts, userId: string) =>
    disconnect(links, userId, (revocation) => revokeLater(jobs, queues.revokeLater, revocation))

  serve(app, specified.deviceStatus, ({ caller }) => linkStatus(specifiedMaker.links, caller.user_id))
  serve(app, specified.startDeviceOAuth, ({ caller }) => startLink(specifiedMaker.links, caller.user_id))
  serve(app, specified.finishDeviceOAuth, ({ caller, body }) => finish(specifiedMaker, caller.user_id, body))
  serve(app, specified.disconnectDevice, ({ caller }) => end(specifiedMaker, caller.user_id))
  serve(app, specified.refreshDevice, ({ caller }) => refreshLink(specifiedMaker.links, limits, caller.user_id))

  serve(app, named.devices, ({ caller }) => listDevices(specifiedMaker.links.database, wearables, caller.user_id))
  serve(app, named.startProviderOAuth, ({ caller, params }) => startLink(of(params).links, caller.user_id))
  serve(app, named.finishProviderOAuth, ({ caller, params, body }) => finish(of(params), caller.user_id, body))
  serve(app, named.disconnectProvider, ({ caller, params }) => end(of(params), caller.user_id))
  serve(app, named.refreshProvider, ({ caller, params }) => refreshLink(of(params).links, limits, caller.user_id))
  serve(app, named.pauseProvider, ({ caller, params }) => pauseLink(of(params).links, caller.user_id))
  serve(app, named.resumeProvider, ({ caller, params }) => {
    const parts = of(params)
    return resumeLink(parts.links, caller.user_id, (link, transaction) => catchUp(parts, queues, link, transaction))
  })
  serve(app, named.deleteProviderData, ({ caller, params, body }) => {
    const parts = of(params)
    return deleteData(parts.links, caller.user_id, body.keep_link, {
      revokeLater: (revocation) => revokeLater(jobs, queues.revokeLater, revocation),
      startFirstSync: (series, transaction) => startFirstSync(parts, queues.firstSync, series, { transaction }),
    })
  })
  serve(app, named.chooseProviderReminders, ({ caller, params, body }) =>
    chooseReminders(of(params).links, caller.user_id, body.wanted),
  )

  await app.register((scope) => webhookRoutes(scope, { jobs, queues, of }))
  await app.register((scope) => importRoutes(scope, { ...imports, of }))
}
