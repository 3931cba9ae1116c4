import { athleteDetail } from '@corner/contract/routes/team-records.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { getAthleteDetail } from './athlete-detail.ts'
import { InsightsOfAthletes, type InsightsParts } from './insights-of-athletes.ts'

export function insightRoutes(app: FastifyInstance, parts: InsightsParts): void {
  const insights = new InsightsOfAthletes(parts, (failure) =>
    app.log.warn(failure, 'The analysis of an athlete could not be worded by the model'),
  )
  serve(app, athleteDetail, ({ caller, params, query, request }) =>
    getAthleteDetail(parts, insights, caller, { ...params, ...query }, (failure) =>
      request.log.error(failure, 'The analysis of an athlete could not be made'),
    ),
  )
}
