import { z } from 'zod'
import { choiceField } from '../choice-field.ts'
import { AUDIT_ACTIONS, AuditEntry } from '../entities/audit.ts'
import { ErrorReply } from '../errors.ts'
import { listQuery } from '../paging.ts'
import { defineRoute } from '../route.ts'

const moment = (label: string) =>
  z.iso.datetime({ offset: true, error: `${label} must be a moment: 2026-03-01T00:00:00Z` })

export const auditLog = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/audit/',
  access: ['admin'],
  subject: 'Administration',
  summary:
    'Who did what to whom, newest first, always a page of it (the first, when none is asked); search looks in the names and e-mails of both',
  query: listQuery(['at'])
    .omit({ sort: true, direction: true })
    .extend({
      action: choiceField('action', AUDIT_ACTIONS).optional(),
      from: moment('from').optional().describe('Inclusive'),
      to: moment('to').optional().describe('Exclusive: so that days of any zone can be asked for'),
    }),
  replies: { 200: z.array(AuditEntry), 400: ErrorReply, 401: ErrorReply, 403: ErrorReply },
})
