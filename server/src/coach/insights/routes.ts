import { VERDICT_DAYS } from '@corner/analytics/day-verdict/day-verdict.ts'
import { athleteDetail, teamDay } from '@corner/contract/routes/team-records.ts'
import type { FastifyInstance } from 'fastify'
import { requestFields } from '../../http/request-log.ts'
import { serve } from '../../http/serve.ts'
import { logOf } from '../../log/log.ts'
import { readScope } from '../scope.ts'
import { getAthleteDetail } from './athlete-detail.ts'
import { InsightsOfAthletes, type InsightsParts } from './insights-of-athletes.ts'
import { readTeamDay } from './team-day.ts'

const log = logOf('coach')

export function insightRoutes(app: FastifyInstance, parts: InsightsParts): void {
  const insights = new InsightsOfAthletes(parts, (failure) =>
    log.warn('The analysis of an athlete could not be worded by the model', { err: failure }),
  )
  serve(app, athleteDetail, ({ caller, params, query, request }) =>
    getAthleteDetail(parts, insights, caller, { ...params, ...query }, (failure) =>
      request.log.error({ ...requestFields(request), err: failure }, 'The analysis of an athlete could not be made'),
    ),
  )
  serve(app, teamDay, async ({ caller, params: { teamId } }) =>
    readTeamDay(await readScope(parts, caller, { team_id: teamId, days: VERDICT_DAYS }, parts.now())),
  )
}
