import type { AddressInfo } from 'node:net'
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { date, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import Fastify from 'fastify'
import pg from 'pg'
import { PEER_PATH, readRequest } from './peer-request.ts'
import { COLUMNS, type Row, teamReply } from './team-reply.ts'

/** The coach's calls through Fastify and Drizzle: typed tables, two selects, the rows gathered by athlete. */
const pool = new pg.Pool({ ...JSON.parse(process.env.PEER_DATABASE ?? '{}'), max: 10 })
const db = drizzle({ client: pool })
const users = pgTable('users', { id: uuid().primaryKey(), first_name: text().notNull(), last_name: text().notNull() })
const memberships = pgTable('memberships', { user_id: uuid().notNull(), team_id: uuid().notNull(), role: text() })
const links = pgTable('wearable_connections', { user_id: uuid().notNull(), provider: text().notNull() })
const records = (table: string, columns: readonly string[]) =>
  pgTable(table, {
    user_id: uuid().notNull(),
    provider: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    ...Object.fromEntries(columns.map((column) => [column, doublePrecision()])),
  })
const TABLES = {
  recovery: records('recoveries', COLUMNS.recovery),
  sleep: records('sleeps', COLUMNS.sleep),
  activity: records('cycles', COLUMNS.activity),
}

const app = Fastify()
app.get(PEER_PATH, async (request) => {
  const { teamId, kind, from, today } = readRequest(
    request.params as Record<string, string>,
    request.query as Record<string, string>,
  )
  const athletes = await db
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name, provider: links.provider })
    .from(users)
    .innerJoin(memberships, eq(memberships.user_id, users.id))
    .leftJoin(links, eq(links.user_id, users.id))
    .where(and(eq(memberships.team_id, teamId), eq(memberships.role, 'athlete')))
  const table = TABLES[kind]
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        inArray(
          table.user_id,
          athletes.map(({ id }) => id),
        ),
        between(table.date, from, today),
        eq(table.provider, 'whoop'),
        kind === 'sleep' ? eq(sql`nap`, false) : undefined,
      ),
    )
    .orderBy(asc(table.date))
  const byAthlete = Map.groupBy(rows as (Row & { user_id: string })[], ({ user_id }) => user_id)
  const loaded = athletes.map((athlete) => ({
    ...athlete,
    provider: athlete.provider ?? undefined,
    rows: byAthlete.get(athlete.id) ?? [],
  }))
  return teamReply(kind, loaded, today, from)
})

await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Ready on http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
