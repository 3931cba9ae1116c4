import { ownActivity, ownHrv, ownSleep } from '@corner/contract/routes/personal-records.ts'
import { chooseSource, ownSources } from '@corner/contract/routes/record-sources.ts'
import { teamActivity, teamRecovery, teamSleep } from '@corner/contract/routes/team-records.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { serve } from '../http/serve.ts'
import type { KeptRosters } from './kept-rosters.ts'
import type { MeasurementChanges } from './measurement-changes.ts'
import * as sources from './own-sources.ts'
import { PayloadCache } from './payload-cache.ts'
import * as personal from './personal-records.ts'
import { sendPayload } from './send-payload.ts'
import { buildTeamSeries, type SeriesKind, seriesKey } from './team-records.ts'

export interface MeasurementParts {
  database: Database
  /** Notifies this process of changes, which invalidate cached replies. */
  changes: MeasurementChanges
  rosters: KeptRosters
  now(): Date
}

export function measurementRoutes(app: FastifyInstance, { database, changes, rosters, now }: MeasurementParts): void {
  const payloads = new PayloadCache(changes)
  const series: [SeriesKind, typeof teamRecovery | typeof teamSleep | typeof teamActivity][] = [
    ['recovery', teamRecovery],
    ['sleep', teamSleep],
    ['activity', teamActivity],
  ]
  for (const [kind, route] of series) {
    serve(app, route, async ({ caller, params: { teamId }, query: { days }, request, reply }) => {
      // The rights are checked first, and never from the cache of replies.
      const at = now()
      const roster = await rosters.get(caller, teamId, at)
      const build = () => buildTeamSeries(database, kind, roster, days, at)
      const payload = await payloads.get(`${teamId} ${seriesKey(kind, roster, days, at)}`, roster.userIds, build)
      return sendPayload(request, reply, payload)
    })
  }

  serve(app, ownHrv, ({ caller, query }) => personal.ownHrv(database, caller.user_id, query, now()))
  serve(app, ownSleep, ({ caller, query }) => personal.ownSleep(database, caller.user_id, query, now()))
  serve(app, ownActivity, ({ caller, query }) => personal.ownActivity(database, caller.user_id, query, now()))

  serve(app, ownSources, ({ caller }) => sources.ownSources(database, caller.user_id))
  serve(app, chooseSource, ({ caller, body }) => sources.chooseSource(database, caller.user_id, body))
}
