import { VERDICT_DAYS } from '@corner/analytics/day-verdict/day-verdict.ts'
import { ownDay } from '@corner/contract/routes/personal-records.ts'
import { athleteDetail, teamDay } from '@corner/contract/routes/team-records.ts'
import type { FastifyInstance } from 'fastify'
import { requestFields } from '../../http/request-log.ts'
import { serve } from '../../http/serve.ts'
import { logOf } from '../../log/log.ts'
import { findAnalysedDays } from '../../measurements/analysed-days.ts'
import type { KeptRosters } from '../../measurements/kept-rosters.ts'
import { RecordsReader } from '../../measurements/records-reader.ts'
import { teamToday } from '../../measurements/team-day.ts'
import { DAYS_READ_AT_ONCE } from '../scope.ts'
import { getAthleteDetail } from './athlete-detail.ts'
import { InsightsOfAthletes, type InsightsParts } from './insights-of-athletes.ts'
import { KeptTeamDays } from './kept-team-days.ts'
import { readOwnDay } from './own-day.ts'

const log = logOf('coach')

export function insightRoutes(app: FastifyInstance, parts: InsightsParts & { rosters: KeptRosters }): void {
  const insights = new InsightsOfAthletes(parts, (failure) =>
    log.warn('The analysis of an athlete could not be worded by the model', { err: failure }),
  )
  const teamDays = new KeptTeamDays(parts.changes)
  serve(app, athleteDetail, ({ caller, params, query, request }) =>
    getAthleteDetail(parts, insights, caller, { ...params, ...query }, (failure) =>
      request.log.error({ ...requestFields(request), err: failure }, 'The analysis of an athlete could not be made'),
    ),
  )
  serve(app, teamDay, async ({ caller, params: { teamId } }) => {
    const now = parts.now()
    const { athletes, offset } = await parts.rosters.get(caller, teamId, now)
    const visible = { athletes, today: teamToday(offset, now), now }
    // As many days as the chat reads, so that a verdict and its words are the same.
    return teamDays.get(visible, (some) =>
      new RecordsReader(parts.database, { ...visible, athletes: some, userIds: some.map(({ id }) => id) }).read(
        Math.max(VERDICT_DAYS + 1, DAYS_READ_AT_ONCE),
        ['recovery', 'sleep'],
      ),
    )
  })
  serve(app, ownDay, async ({ caller: { user_id } }) =>
    readOwnDay(user_id, await findAnalysedDays(parts.database, user_id, VERDICT_DAYS + 1, parts.now())),
  )
}
