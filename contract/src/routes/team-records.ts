import { z } from 'zod'
import { AthleteDetail } from '../entities/athlete-detail.ts'
import { TeamActivityData, TeamDay, TeamRecoveryData, TeamSleepData } from '../entities/team-records.ts'
import { ErrorReply } from '../errors.ts'
import { Id } from '../ids.ts'
import { Days, DEFAULT_PERIOD } from '../periods.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

const subject = 'Team records'
const params = z.object({ teamId: Id })
const query = z.object({ days: Days.default(DEFAULT_PERIOD) })

export const teamRecovery = defineRoute({
  method: 'GET',
  path: '/api/teams/teams/:teamId/athletes-recovery/',
  access: EVERY_ROLE,
  subject,
  summary: 'Recovery, HRV and resting heart rate of each athlete of a team',
  params,
  query,
  replies: { 200: TeamRecoveryData, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})

export const teamSleep = defineRoute({
  method: 'GET',
  path: '/api/teams/teams/:teamId/athletes-sleep/',
  access: EVERY_ROLE,
  subject,
  summary: 'Nights of each athlete of a team',
  params,
  query,
  replies: { 200: TeamSleepData, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})

export const teamActivity = defineRoute({
  method: 'GET',
  path: '/api/teams/teams/:teamId/athletes-activity/',
  access: EVERY_ROLE,
  subject,
  summary: 'Day strain of each athlete of a team',
  params,
  query,
  replies: { 200: TeamActivityData, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})

export const teamDay = defineRoute({
  method: 'GET',
  path: '/api/teams/teams/:teamId/day/',
  access: ['coach', 'admin'],
  subject,
  summary: 'What today asks for of each athlete of a team, as the AI coach judges it',
  params,
  replies: { 200: TeamDay, 400: ErrorReply, 401: ErrorReply, 403: ErrorReply, 404: ErrorReply },
})

export const athleteDetail = defineRoute({
  method: 'GET',
  path: '/api/teams/teams/:teamId/athlete-detail/:athleteId/',
  access: EVERY_ROLE,
  subject,
  summary: 'One athlete in depth',
  params: z.object({ teamId: Id, athleteId: Id }),
  query,
  replies: { 200: AthleteDetail, 400: ErrorReply, 401: ErrorReply, 404: ErrorReply },
})
