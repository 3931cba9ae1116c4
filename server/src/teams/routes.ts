import { teamChoices as teamChoicesRoute } from '@corner/contract/routes/team-administration.ts'
import { listTeams as listTeamsRoute } from '@corner/contract/routes/teams.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { serve } from '../http/serve.ts'
import { listTeams, teamChoices } from './teams.ts'

export function teamRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  serve(app, listTeamsRoute, ({ caller }) => listTeams(database, caller))
  serve(app, teamChoicesRoute, () => teamChoices(database))
}
