import { z } from 'zod'
import { defineRoute } from '../route.ts'

export const health = defineRoute({
  method: 'GET',
  path: '/api/health/',
  access: 'public',
  subject: 'Operation',
  summary: 'Whether the server and its database answer',
  replies: {
    200: z.object({ status: z.enum(['ok', 'database_unavailable']), time: z.iso.datetime(), version: z.string() }),
  },
})
