import type { AuditAction, AuditEntry } from '@corner/contract/entities/audit.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/delete-in-batches.ts'

export interface LineFilter {
  action?: AuditAction | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  before?: Date | undefined
  /** Words of a name or an address; `people` are the ids of users whose names match. */
  search?: string
  people?: readonly string[]
}

/** An entry with its people: their current names, or for deleted people the name in the entry of their deletion. */
export interface AuditRow {
  id: number
  at: Date
  action: string
  details: AuditEntry['details']
  actor_id: string | null
  subject_id: string | null
  actor: ExistingPerson | null
  subject: ExistingPerson | null
  gone_actor: DeletedPerson | null
  gone_subject: DeletedPerson | null
}

interface ExistingPerson {
  first_name: string
  last_name: string
  email: string
}

interface DeletedPerson {
  full_name: string | null
  email: string | null
}

const holds = (text: RawBuilder<unknown>, search: string) => sql`strpos(lower(${text}), lower(${search})) > 0`

/** The ids of people, including deleted ones, whose name or address contains these words. */
export async function findPeopleLike(db: Database, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
      where ${holds(sql`first_name || ' ' || last_name`, search)} or ${holds(sql`email`, search)}
    union
    select subject_id from audit_lines
      where action = 'user_deleted' and subject_id is not null
        and (${holds(sql`details ->> 'full_name'`, search)} or ${holds(sql`details ->> 'email'`, search)})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The entries are selected first, so that people are joined only for one page and not for a hundred thousand entries. */
export async function findLines(
  db: Database,
  filter: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select id, at, action, details, actor_id, subject_id from audit_lines
      where ${conditionOf(filter)} order by at desc, id desc limit ${limit} offset ${offset}),
    gone as materialized (
      select distinct on (subject_id) subject_id as id,
        json_build_object('full_name', details ->> 'full_name', 'email', details ->> 'email') as person
      from audit_lines
      where action = 'user_deleted'
        and subject_id in (select actor_id from page union select subject_id from page)
      order by subject_id, at desc),
    living as materialized (
      select id, json_build_object('first_name', first_name, 'last_name', last_name, 'email', email) as person
      from users where id in (select actor_id from page union select subject_id from page))
    select page.*, actor.person as actor, subject.person as subject,
      gone_actor.person as gone_actor, gone_subject.person as gone_subject
    from page
    left join living actor on actor.id = page.actor_id
    left join living subject on subject.id = page.subject_id
    left join gone gone_actor on gone_actor.id = page.actor_id
    left join gone gone_subject on gone_subject.id = page.subject_id
    order by page.at desc, page.id desc`.execute(db)
  return rows
}

export async function countLines(db: Database, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from audit_lines where ${conditionOf(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

function conditionOf({ action, from, before, search, people = [] }: LineFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    action && sql`action = ${action}`,
    from && sql`at >= ${from}`,
    before && sql`at < ${before}`,
    // The address of a failed sign-in may belong to nobody.
    search &&
      sql`(actor_id = any(${people}::uuid[]) or subject_id = any(${people}::uuid[])
        or ${holds(sql`details ->> 'email'`, search)})`,
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` and `)
}

/**
 * Through a function of the database owner: the application's role cannot delete entries itself, and no entry of the last 365
 * days (migration 0011).
 */
export async function deleteLinesBefore(db: Database, before: Date): Promise<void> {
  await inBatches(async (most) => {
    // As old as the function takes: a line that it leaves would be found again and again. What is found together goes together,
    // lines of one moment included. Where none is found, the function must not be called: without a moment it goes by its own.
    const { rows } = await sql<{ found: number }>`
      select found, delete_old_audit_lines(newest + interval '1 microsecond')
      from (
        select count(*)::int as found, max(at) as newest from (
          select at from audit_lines where at < least(${before}, now() - interval '365 days') order by at limit ${most}) as oldest
      ) as batch where found > 0`.execute(db)
    return rows[0]?.found ?? 0
  })
}
