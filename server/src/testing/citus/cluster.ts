import pg from 'pg'
import { distribute } from '../../database/distribute/distribute.ts'
import { planTables } from '../../database/distribute/plan.ts'
import { readTables } from '../../database/distribute/read-tables.ts'
import { APP_ROLE, OWNER_ROLE } from '../../database/embedded/settings.ts'
import { withClient } from '../../database/with-client.ts'
import { prepareDatabase } from '../../launch/prepare-database.ts'
import { UUIDV7 } from './uuidv7.ts'

/** One node of the cluster: where a superuser reaches it. */
interface Node {
  host: string
  port: number
  user: string
}

/** A cluster of Citus that tests may create databases in: the coordinator first. */
export type Nodes = readonly [Node, ...Node[]]

/** Databases on every node that test files get copies of: migrated, and migrated and distributed. */
export const TEMPLATES = { local: 'corner_local', distributed: 'corner_distributed' } as const
export type Template = keyof typeof TEMPLATES

/** @param url a superuser's address of the coordinator, in a database where the workers are added already */
export async function prepareCitusCluster(url: string): Promise<Nodes> {
  const nodes = await withClient({ connectionString: url }, async (client) => {
    await createRoles(client)
    return readNodes(client, url)
  })
  await createTemplate(nodes, 'local', async () => {})
  await createTemplate(nodes, 'distributed', (coordinator) =>
    withClient(coordinator, async (client) => {
      await distribute(client, planTables(await readTables(client, true)), () => {})
    }),
  )
  return nodes
}

async function createRoles(client: pg.Client): Promise<void> {
  for (const role of [OWNER_ROLE, APP_ROLE]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (!rowCount) await client.query(`create role ${role} login`)
  }
}

async function readNodes(client: pg.Client, url: string): Promise<Nodes> {
  const { host, port, user = 'postgres' } = new pg.Client(url)
  const { rows: workers } = await client.query<{ host: string; port: number }>(
    'select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and isactive order by groupid',
  )
  return [{ host, port, user }, ...workers.map((worker) => ({ ...worker, user }))]
}

/** Anew for each run: the tables may have changed since the last one. */
async function createTemplate(
  nodes: Nodes,
  template: Template,
  finish: (coordinator: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  const database = TEMPLATES[template]
  await dropOnEveryNode(nodes, database)
  await onEveryNode(nodes, `create database ${database} owner ${OWNER_ROLE}`)
  for (const node of nodes) await withClient({ ...node, database }, (client) => client.query('create extension citus'))
  const [coordinator, ...workers] = nodes
  await withClient({ ...coordinator, database }, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port])
    for (const { host, port } of workers) await client.query('select citus_add_node($1, $2)', [host, port])
    if (Number((await client.query('show server_version_num')).rows[0].server_version_num) < 180_000)
      await client.query(UUIDV7)
  })
  const owner = { ...coordinator, user: OWNER_ROLE, database }
  await prepareDatabase({ owner, app: { ...owner, user: APP_ROLE }, appRole: APP_ROLE })
  await finish({ ...coordinator, database })
  // Citus' own background work would otherwise be connected to the template while it is copied.
  await onEveryNode(nodes, `alter database ${database} allow_connections false`)
  await onEveryNode(nodes, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
}

/** A statement in the database `postgres` of each node. */
export async function onEveryNode(nodes: Nodes, statement: string): Promise<void> {
  for (const node of nodes) await withClient({ ...node, database: 'postgres' }, (client) => client.query(statement))
}

export const dropOnEveryNode = (nodes: Nodes, database: string) =>
  onEveryNode(nodes, `drop database if exists ${database} with (force)`)
