import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@corner/server/database/embedded/embedded-database.ts'
import { SCRATCH_CLUSTER_SETTINGS } from '@corner/server/database/embedded/settings.ts'
import { migrateDatabase } from '@corner/server/database/migrate.ts'
import { EVERY_MIGRATION } from '@corner/server/database/migrations/every-migration.ts'
import { freePort } from '@corner/server/launch/free-port.ts'
import type pg from 'pg'
import { temporaryFolder } from '../../temporary-folder.ts'
import { CornerProcess } from '../corner-process.ts'
import { findDamage } from '../index-check.ts'
import { between, pick } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { asSuperuser } from '../superuser.ts'

const ROUNDS = 10
const SHORT_ROUNDS = 1
const PEOPLE = 200
const DAYS = 60
/** The earliest release that upgrades, and some later ones. */
const FROM = ['0004-knowledge', '0007-worded-insights', '0011-probes-and-audit-rights', '0014-ai-cost']
const KILLS_A_ROUND = 2
/** What a start says; the tables are brought up to date after the last. */
const STEPS = [/^/, /Starting the database|Taking over|Ready/, /PostgreSQL 18|Ready/, /Backed up before|Bringing|Ready/]
const LATEST_MS = 400

/** An older, filled database whose upgrade is killed, server and PostgreSQL or the server alone; the next start ends it. */
export const killMigration: Scenario = {
  name: 'kill-migration',
  criterion: `kill -9 in ${ROUNDS} upgrades of an older, filled database, ${KILLS_A_ROUND} times each: the next start ends the upgrade, every row as before`,
  async run({ random, short }, cleanUp) {
    const rounds = short ? SHORT_ROUNDS : ROUNDS
    const failures: string[] = []
    const moments: string[] = []
    let rows = 0
    for (let round = 0; round < rounds; round++) {
      const own = cleanUp.use(new AsyncDisposableStack())
      const from = pick(random, FROM)
      const dataDir = await temporaryFolder(own)
      const before = await fillOld(dataDir, from)
      const corner = new CornerProcess(dataDir, await freePort(), {})
      own.defer(() => corner.endAll())
      for (let kills = 0; kills < KILLS_A_ROUND; kills++) {
        corner.begin()
        moments.push(await killDuring(corner, random))
      }
      await corner.start()
      const { differences, total, damage, latest } = await asSuperuser(dataDir, async (client) => ({
        ...(await compare(client, before)),
        ...(await findDamage(client)),
        latest: await lastMigration(client),
      }))
      rows += total
      failures.push(...differences, ...damage)
      if (latest !== Object.keys(EVERY_MIGRATION).at(-1)) failures.push(`the upgrade from ${from} ended at ${latest}`)
      await own.disposeAsync()
    }
    const figure = `${rounds * KILLS_A_ROUND} kills in ${rounds} upgrades (after ${[...new Set(moments)].join(', ')}), ${rows} rows compared`
    return { passed: failures.length === 0, figure: [figure, ...failures.slice(0, 5)].join('; ') }
  },
}

/** At a random moment after a random step of the start. @returns the last step that had ended */
async function killDuring(corner: CornerProcess, random: () => number): Promise<string> {
  const step = pick(random, STEPS)
  while (corner.isRunning && !step.test(corner.said)) await wait(5)
  await wait(between(random, 0, LATEST_MS))
  const last = corner.said.split('\n').at(-1) || 'nothing'
  await corner.kill()
  if (random() < 0.5) await corner.signalDatabase('SIGKILL')
  return last.replace(/ \.\.\. .*|: .*| [\d.]+$/, '')
}

type Digest = Map<string, { columns: string; digest: string; rows: number }>

/** A database of an earlier release with people and measurements. @returns the content of each table */
async function fillOld(dataDir: string, until: string): Promise<Digest> {
  const database = await startEmbeddedDatabase({ dataDir, onProgress: () => {}, settings: SCRATCH_CLUSTER_SETTINGS })
  try {
    await migrateDatabase(
      database.owner,
      Object.fromEntries(Object.entries(EVERY_MIGRATION).filter(([name]) => name <= until)),
    )
    return await asSuperuser(dataDir, async (client) => {
      await client.query(FILL, [PEOPLE, DAYS])
      await client.query(MEASURE)
      return digest(client)
    })
  } finally {
    await database.stop()
  }
}

const FILL = `
  with people as (
    insert into users (username, email, password_hash, first_name, last_name, role)
    select 'old' || n, 'old' || n || '@corner.example', '-', 'Old', n::text, 'athlete' from generate_series(1, $1::int) n
    returning id)
  insert into cycles (user_id, provider, provider_id, date, start_at, end_at, timezone_offset, score_state, strain, updated_at, raw)
  select id, 'whoop', day::text, date '2026-01-01' + day, timestamptz '2025-12-31 23:00Z' + day * interval '1 day',
    timestamptz '2026-01-01 23:00Z' + day * interval '1 day', '+00:00', 'SCORED', day % 21, '2026-06-01Z',
    jsonb_build_object('id', day) from people, generate_series(1, $2::int) day`
const MEASURE = `
  insert into recoveries (user_id, provider, provider_id, date, cycle_id, score_state, recovery_score, updated_at, raw)
  select user_id, provider, provider_id, date, provider_id, 'SCORED', 1 + strain, updated_at, raw from cycles`

/** Of every column that each table has now. */
async function digest(client: pg.Client): Promise<Digest> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
       and table_name not like 'article%' group by table_name`,
  )
  const digests: Digest = new Map()
  for (const { name, columns } of tables) digests.set(name, { columns, ...(await digestOf(client, name, columns)) })
  return digests
}

async function digestOf(client: pg.Client, table: string, columns: string) {
  const { rows } = await client.query<{ digest: string; rows: number }>(
    `select coalesce(md5(string_agg(line, ',' order by line)), '') as digest, count(*)::int as rows
     from (select row(${columns})::text as line from ${table}) lines`,
  )
  return rows[0] ?? { digest: '', rows: 0 }
}

async function compare(client: pg.Client, before: Digest): Promise<{ differences: string[]; total: number }> {
  const differences: string[] = []
  let total = 0
  for (const [table, { columns, digest, rows }] of before) {
    if (rows === 0) continue // a migration may have dropped it, or Corner's start have filled it
    const now = await digestOf(client, table, columns)
    total += now.rows
    if (now.digest !== digest) differences.push(`${table} differs: ${now.rows} of ${rows} rows`)
  }
  return { differences, total }
}

async function lastMigration(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1')
  return rows[0]?.name
}
