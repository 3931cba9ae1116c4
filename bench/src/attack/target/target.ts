import { randomBytes } from 'node:crypto'
import { AccessTokens } from '@corner/server/accounts/access-tokens.ts'
import { type Database, openDatabase, openPool } from '@corner/server/database/database.ts'
import { appConnection, superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { socketDirectory } from '@corner/server/database/embedded/socket-directory.ts'
import { freePort } from '@corner/server/launch/free-port.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import type pg from 'pg'
import { startProgram } from '../../corner-program.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type MailTrap, openMailTrap } from './mail-trap.ts'
import { openTrap, type Trap } from './trap.ts'

/** The running Corner that is attacked, and what the attacker's side needs to prepare and to look behind it. */
export interface Target {
  url: string
  pid: number
  dataDir: string
  /** With the superuser's role: what is really stored. */
  database: Database
  pool: pg.Pool
  /** With the server's own role, under row level security. */
  openAsApp(): pg.Pool
  tokens: AccessTokens
  /** In place of the wearable's provider, and of every internal address that a request may name. */
  trap: Trap
  /** In place of the operator's mail server. */
  mailTrap: MailTrap
  /** Starts another server process on the same database with settings of its own. */
  startBeside(environment: Record<string, string>): Promise<string>
}

/** Stands in every link that Corner sends. */
export const PUBLIC_URL = 'http://corner.invalid'
export const CLIENT_SECRET = 'the secret of the app at the provider'

/**
 * The real program in production mode, with its embedded database in a folder of its own. It trusts a proxy, so that
 * each request may come from an address of its own and no limit hides what lies behind it.
 */
export async function startTarget(cleanUp: AsyncDisposableStack): Promise<Target> {
  const dataDir = await temporaryFolder(cleanUp)
  const trap = await openTrap(cleanUp)
  const mailTrap = await openMailTrap(cleanUp)
  const key = randomBytes(32).toString('base64')
  const environment = {
    CORNER_KEY: key,
    WHOOP_CLIENT_ID: 'attacked',
    WHOOP_CLIENT_SECRET: CLIENT_SECRET,
    WHOOP_API_URL: `${trap.url}/developer`,
    WHOOP_AUTH_URL: `${trap.url}/auth`,
    WHOOP_TOKEN_URL: `${trap.url}/token`,
    SMTP_URL: mailTrap.url,
    SMTP_FROM: 'Corner <corner@corner.example>',
    PUBLIC_URL,
    LOG_LEVEL: 'error',
  }
  const own = { ...environment, DATA_DIR: dataDir, TRUST_PROXY: 'true', PORT: String(await freePort()) }
  const { pid } = await startProgram([], own, /^Ready on /, cleanUp)
  const socket = { socketDir: socketDirectory(dataDir) }
  const pool = openPool({
    ...superuserConnection(socket),
    database: appConnection(socket).database,
    options: '-c synchronous_commit=off', // hundreds of clubs are written
  })
  cleanUp.defer(() => pool.end())
  return {
    url: `http://127.0.0.1:${own.PORT}`,
    pid,
    dataDir,
    database: openDatabase(pool),
    pool,
    openAsApp: () => openPool({ ...appConnection(socket), max: 1 }),
    tokens: new AccessTokens(await loadKeyRing(key, dataDir), () => new Date()),
    trap,
    mailTrap,
    async startBeside(changed) {
      const { user, database } = appConnection(socket)
      const port = String(await freePort())
      const beside = {
        ...environment,
        DATA_DIR: await temporaryFolder(cleanUp),
        DATABASE_URL: `postgresql://corner@/${database}?host=${encodeURIComponent(socket.socketDir)}`,
        DATABASE_APP_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(socket.socketDir)}`,
        PORT: port,
        ...changed,
      }
      await startProgram([], beside, /^Ready on /, cleanUp)
      return `http://127.0.0.1:${port}`
    },
  }
}
