import { listTeams as listTeamsRoute } from '@corner/contract/routes/teams.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { serve } from '../http/serve.ts'
import { listTeams } from './teams.ts'

export function teamRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  serve(app, listTeamsRoute, ({ caller }) => listTeams(database, caller))
}
