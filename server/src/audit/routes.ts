import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import { auditLog } from '@corner/contract/routes/audit.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { serve } from '../http/serve.ts'
import { readAuditLog } from './audit-log.ts'

export function auditRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  serve(app, auditLog, async ({ query, reply }) => {
    const { entries, total } = await readAuditLog(database, query)
    void reply.header(TOTAL_HEADER, total)
    return entries
  })
}
