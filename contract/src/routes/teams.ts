import { z } from 'zod'
import { Team } from '../entities/teams.ts'
import { ErrorReply } from '../errors.ts'
import { EVERY_ROLE } from '../roles.ts'
import { defineRoute } from '../route.ts'

export const listTeams = defineRoute({
  method: 'GET',
  path: '/api/teams/teams/',
  access: EVERY_ROLE,
  subject: 'Teams',
  summary: 'The teams whose athletes the user may see: a coach their own, an administrator all, an athlete none',
  replies: { 200: z.array(Team), 401: ErrorReply },
})
