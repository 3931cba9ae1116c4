import { z } from 'zod'
import { AUDIT_ACTIONS, AuditEntry } from '../entities/audit.ts'
import { ErrorReply } from '../errors.ts'
import { listQuery } from '../paging.ts'
import { defineRoute } from '../route.ts'
import { choiceField } from '../text-field.ts'

export const auditLog = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/audit/',
  access: ['admin'],
  subject: 'Administration',
  summary: 'Who did what to whom, newest first; search looks in the names and e-mails of both',
  query: listQuery(['at'])
    .omit({ sort: true, direction: true })
    .extend({
      action: choiceField('action', AUDIT_ACTIONS).optional(),
      from: z.iso.date('from must be a date: YYYY-MM-DD').optional(),
      to: z.iso.date('to must be a date: YYYY-MM-DD').optional().describe('Inclusive'),
    }),
  replies: { 200: z.array(AuditEntry), 400: ErrorReply, 401: ErrorReply, 403: ErrorReply },
})
