import { z } from 'zod'
import { defineRoute } from '../route.ts'

const Health = z.object({
  status: z.enum(['ok', 'database_unavailable']),
  time: z.iso.datetime(),
  version: z.string(),
})

const Readiness = z.object({
  status: z.enum(['ready', 'not_ready']),
  time: z.iso.datetime(),
  version: z.string(),
  checks: z.array(
    z.object({
      name: z.string().describe('A stable word: database, migrations, jobs, key'),
      ok: z.boolean(),
      detail: z.string().describe('A few words for a person; nothing that is secret'),
    }),
  ),
})

export const health = defineRoute({
  method: 'GET',
  path: '/api/health/',
  access: 'public',
  subject: 'Operation',
  summary: 'Whether the server and its database answer; 503 when the database cannot be read or written',
  replies: { 200: Health, 503: Health },
})

export const liveness = defineRoute({
  method: 'GET',
  path: '/api/health/live/',
  access: 'public',
  subject: 'Operation',
  summary: 'Whether this server process answers, whatever its database does',
  replies: { 200: z.object({ status: z.literal('live'), time: z.iso.datetime(), version: z.string() }) },
})

export const readiness = defineRoute({
  method: 'GET',
  path: '/api/health/ready/',
  access: 'public',
  subject: 'Operation',
  summary: 'Whether this server can do all of its work, check by check; 503 when one fails',
  replies: { 200: Readiness, 503: Readiness },
})
