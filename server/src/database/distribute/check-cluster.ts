import type pg from 'pg'

/** What of PostgreSQL, its roles and its nodes is not ready: a sentence each. */
export interface ClusterState {
  /** Citus' release; undefined: the database has no Citus. */
  citus: string | undefined
  /** `host:port` of each worker that takes shards. */
  workers: string[]
  problems: string[]
}

/** @param appRole the role that the application signs in with */
export async function checkCluster(client: pg.Client, appRole: string): Promise<ClusterState> {
  const problems = [
    ...(await superuserProblems(client)),
    ...(await appRoleProblems(client, appRole)),
    ...(await openSessions(client, appRole)),
  ]
  const citus = await readCitusVersion(client)
  if (!citus) return { citus, workers: [], problems: [...problems, await missingCitus(client)] }
  const nodes = await readNodes(client)
  const workers = nodes.filter(({ is_coordinator, takes_shards }) => !is_coordinator && takes_shards)
  if (!nodes.some(({ is_coordinator }) => is_coordinator))
    problems.push(
      `Citus does not know the address of its coordinator: run "select citus_set_coordinator_host('HOST', PORT)" in this database.`,
    )
  if (workers.length === 0)
    problems.push(`Citus has no worker yet: run "select citus_add_node('HOST', PORT)" in this database for each.`)
  return { citus, workers: workers.map(({ address }) => address), problems }
}

/** Row level security hides rows from everybody else, also from the owner: the copy would lack them. */
async function superuserProblems(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; rolsuper: boolean }>(
    'select rolname as name, rolsuper from pg_roles where rolname = current_user',
  )
  const role = rows[0]
  return role?.rolsuper
    ? []
    : [
        `The role "${role?.name}" of DATABASE_URL is no superuser, and row level security would hide the athletes' rows from it. Name a superuser for this one command.`,
      ]
}

/** The coordinator signs in to the workers as whoever asks, so a role that is only taken by `set role` is not enough. */
async function appRoleProblems(client: pg.Client, appRole: string): Promise<string[]> {
  const { rows } = await client.query<{ can: boolean; is_unbound: boolean }>(
    'select rolcanlogin as can, rolsuper or rolbypassrls as is_unbound from pg_roles where rolname = $1',
    [appRole],
  )
  if (!rows[0]) return [`There is no role "${appRole}", which DATABASE_APP_URL names: docs/database.md.`]
  if (rows[0].is_unbound)
    return [
      `Row level security does not bind the role "${appRole}" of DATABASE_APP_URL: name another (docs/database.md).`,
    ]
  return rows[0].can
    ? []
    : [`The role "${appRole}" cannot sign in, and the coordinator signs in to the workers with it: docs/database.md.`]
}

/** Sessions from before would not pass the visible athletes on to the workers, and see no rows. */
async function openSessions(client: pg.Client, appRole: string): Promise<string[]> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from pg_stat_activity where datname = current_database() and usename = $1',
    [appRole],
  )
  return rows[0]?.count ? [`Corner is at work in this database (${rows[0].count} connections): stop it first.`] : []
}

async function readCitusVersion(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ extversion: string }>(
    `select extversion from pg_extension where extname = 'citus'`,
  )
  return rows[0]?.extversion
}

async function missingCitus(client: pg.Client): Promise<string> {
  const { rowCount } = await client.query(`select from pg_available_extensions where name = 'citus'`)
  return rowCount
    ? 'This database has no Citus yet: run "create extension citus" in it, here and on each worker, as a superuser.'
    : 'This PostgreSQL was installed without Citus: docs/scale.md says what each node needs.'
}

interface Node {
  address: string
  is_coordinator: boolean
  takes_shards: boolean
}

async function readNodes(client: pg.Client): Promise<Node[]> {
  const { rows } = await client.query<Node>(`
    select nodename || ':' || nodeport as address, groupid = 0 as is_coordinator, shouldhaveshards as takes_shards
    from pg_dist_node where isactive and noderole = 'primary' order by groupid`)
  return rows
}
