import type { AuditAction } from '@corner/contract/entities/audit.ts'
import type { TestApp } from '../testing/app.ts'
import type { TestPerson } from '../testing/people.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The administration calls, made as one person. */
export function callerOf({ app }: TestApp, { headers }: TestPerson) {
  return async (method: Method, path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api/teams/${path}`, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
  }
}

/** The audit entries of one kind of event, oldest first. @param about absent: whoever they concern */
export async function linesOf({ database }: TestApp, action: AuditAction, about?: { id: string }) {
  let lines = database.selectFrom('audit_lines').select(['actor_id', 'subject_id', 'details']).orderBy('id')
  if (about) lines = lines.where('subject_id', '=', about.id)
  return lines.where('action', '=', action).execute()
}
