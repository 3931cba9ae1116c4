import { health as healthRoute } from '@corner/contract/routes/health.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { serve } from '../http/serve.ts'
import { readHealth } from './health.ts'

export function operationRoutes(app: FastifyInstance, { pool, now }: { pool: pg.Pool; now(): Date }): void {
  serve(app, healthRoute, ({ reply }) => {
    void reply.header('cache-control', 'no-store')
    return readHealth(pool, now())
  })
}
