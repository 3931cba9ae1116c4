import pg from 'pg'
import { logOf } from '../log/log.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { APP_ROLE } from './embedded/settings.ts'

/** The first with uuidv7(), which generates our ids. */
const OLDEST_MAJOR_VERSION = 18
/** Otherwise a network that drops packets silently would let a start wait for ever. */
const PATIENCE_MS = 10_000

type Variable = 'DATABASE_URL' | 'DATABASE_APP_URL'

const log = logOf('database')

export interface GivenDatabase {
  owner: pg.ClientConfig
  app: pg.ClientConfig
  appRole: string
}

/**
 * The operator's own PostgreSQL. The application uses `appUrl`; without it, `databaseUrl` in a role that owns nothing, which is
 * created where that is allowed; else the owner's own role, for which row-level security is forced (docs/database.md).
 * @throws StartFailure when it cannot be reached, refuses the sign-in, is too old, or row-level security cannot be enforced
 */
export async function connectToGiven(databaseUrl: string, appUrl?: string): Promise<GivenDatabase> {
  const owner = { connectionString: databaseUrl }
  return withClient('DATABASE_URL', databaseUrl, async (client) => {
    const version =
      (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? ''
    if (Number.parseInt(version, 10) < OLDEST_MAJOR_VERSION)
      throw new StartFailure(
        `The database that DATABASE_URL names is PostgreSQL ${version}; Corner needs ${OLDEST_MAJOR_VERSION} or later.`,
      )
    if (appUrl) return { owner, app: { connectionString: appUrl }, appRole: await checkAppUrl(appUrl, client) }
    if (await canTakeAppRole(client))
      return { owner, app: { connectionString: inRole(databaseUrl, APP_ROLE) }, appRole: APP_ROLE }
    const role = await readRole(client)
    if (role.isUnbound) throw unbound('DATABASE_URL', role.name)
    log.warn(
      `Corner uses the database as "${role.name}", who owns its tables: this role can neither create nor take the role ${APP_ROLE}. Row level security is in force, but who owns tables can lift it. Better: docs/database.md.`,
    )
    return { owner, app: owner, appRole: role.name }
  })
}

/** @returns the role's name */
function checkAppUrl(appUrl: string, owner: pg.Client): Promise<string> {
  return withClient('DATABASE_APP_URL', appUrl, async (client) => {
    const role = await readRole(client)
    if (role.isUnbound) throw unbound('DATABASE_APP_URL', role.name)
    const ownerRole = await readRole(owner)
    const { rows } = await client.query<{ is_owner: boolean; database: string }>(
      `select pg_has_role($1, 'MEMBER') as is_owner, current_database() as database`,
      [ownerRole.name],
    )
    if (rows[0]?.is_owner)
      throw new StartFailure(
        `The role "${role.name}" of DATABASE_APP_URL must not be the owner of the tables, "${ownerRole.name}" of DATABASE_URL, nor a member of it.`,
      )
    if (rows[0]?.database !== ownerRole.database)
      throw new StartFailure('DATABASE_APP_URL and DATABASE_URL must name the same database.')
    return role.name
  })
}

/** Whether this session may act as a role that owns nothing; the role is created if it is missing and that is allowed. */
async function canTakeAppRole(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  try {
    if (!rowCount) await client.query(`create role ${APP_ROLE} nologin`)
    const { rows } = await client.query<{ may_take: boolean }>(`select pg_has_role('${APP_ROLE}', 'SET') as may_take`)
    if (!rows[0]?.may_take) await client.query(`grant ${APP_ROLE} to current_user with inherit false, set true`)
    await client.query(`set role ${APP_ROLE}`)
    const { isUnbound } = await readRole(client)
    await client.query('reset role')
    return !isUnbound
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

async function readRole(client: pg.Client) {
  const { rows } = await client.query<{ name: string; database: string; isUnbound: boolean }>(
    `select rolname as name, current_database() as database, rolsuper or rolbypassrls as "isUnbound"
     from pg_roles where rolname = current_user`,
  )
  const [role] = rows
  if (!role) throw new Error('PostgreSQL does not know the role of its own session')
  return role
}

function unbound(variable: Variable, role: string): StartFailure {
  return new StartFailure(
    `Row level security does not bind the role "${role}" of ${variable}: it is a superuser or has BYPASSRLS. Corner needs a role without either; docs/database.md says how to make it.`,
  )
}

/** Each session of this address starts in the role. Existing options are kept. */
function inRole(databaseUrl: string, role: string): string {
  // Not parsed as a URL: an address without a host, for a socket, is not a valid one.
  const [base = '', query = ''] = databaseUrl.split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  const options = parameters.get('options')
  parameters.set('options', `${options ? `${options} ` : ''}-c role=${role}`)
  return `${base}?${parameters}`
}

async function withClient<T>(variable: Variable, url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartFailure(`${variable} must begin with postgresql:// (postgresql://user:password@host:5432/database)`)
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
    client.on('error', () => {}) // the failed call reports it
    await client.connect()
    return await work(client)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The database that ${variable} names cannot be used: ${reasonOf(error)}.`, error)
  } finally {
    await client?.end().catch(() => {})
  }
}

/** The first of several addresses of one host; the aggregate error has no message of its own. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : []
  return (first as Error).message
}
