import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll } from 'vitest'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { type Connection, type Database, openDatabase, openPool } from '../database/database.ts'
import { type LaneSettings, openLanes } from '../database/lanes.ts'
import { WORK_TIMEOUTS } from '../database/timeouts.ts'
import { type KeyRing, loadKeyRing } from '../secrets/key-ring.ts'
import { buildServer, type ServerParts } from '../server.ts'
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts'

/** The least that argon2 accepts: tests check the rule, not the cost. */
export const TEST_PASSWORD_COST = { memoryKib: 8, passes: 1 }

/** The clock of an app under test: it stands still until a test moves it. */
class TestClock {
  private atMs: number

  constructor(start: Date) {
    this.atMs = start.getTime()
  }

  now = (): Date => new Date(this.atMs)

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }): void {
    this.atMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds
  }
}

export interface TestApp {
  app: FastifyInstance
  /** For a test's own rows and checks: it sees all rows, which the app does not. */
  database: Database
  /** The app's page lane. */
  pool: pg.Pool
  connection: Connection
  owner: Connection
  /** Where its backups go. */
  dataDir: string
  configuration: Configuration
  keyRing: KeyRing
  clock: TestClock
  /** A second server process from the app's point of view: the same database, nothing else in common. */
  startSecondProcess(parts?: Partial<ServerParts>): Promise<FastifyInstance>
  close(): Promise<void>
}

interface TestAppOptions {
  /** Environment variables, for settings that a test is about. */
  environment?: Record<string, string>
  parts?: Partial<ServerParts>
  /** The initial time; absent: now. */
  at?: Date
  /** How the app reaches the database, when a test is about that; absent: directly. */
  reach?: (connection: TestDatabase['connection']) => Promise<Connection>
  /** Absent: generous, for a busy machine. */
  lanes?: LaneSettings
  onCitus?: TestDatabaseOptions['onCitus']
}

/** A test that holds locks on purpose may need longer for it than a page waits. */
const PATIENT_LANES: LaneSettings = {
  page: { max: 5, waits: WORK_TIMEOUTS },
  reserved: { max: 2, waits: WORK_TIMEOUTS },
  work: { max: 3, waits: WORK_TIMEOUTS },
}

/** The whole API on a database of its own, without jobs. Call it at the top of a test file: it closes itself after the file. */
export async function createTestApp({
  environment = {},
  parts = {},
  at = new Date(),
  reach = async (direct) => direct,
  lanes: settings = PATIENT_LANES,
  onCitus = 'distributed',
}: TestAppOptions = {}): Promise<TestApp> {
  const { connection: direct, owner, unbound } = await createTestDatabase({ onCitus })
  const dataDir = await mkdtemp(join(tmpdir(), 'corner-test-data-'))
  await chmod(dataDir, 0o711) // as root, PostgreSQL's user must be able to enter
  const connection = await reach(direct)
  const lanes = openLanes(connection, settings)
  const pool = lanes.pools.page
  const ownPool = openPool({ ...unbound, max: 5 })
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', ...environment })
  const keyRing = await loadKeyRing(randomBytes(32).toString('base64'), '')
  const clock = new TestClock(at)
  const common = {
    connection,
    owner,
    dataDir,
    restart: () => {},
    configuration,
    keyRing,
    now: clock.now,
    passwordCost: TEST_PASSWORD_COST,
  }
  const app = await buildServer({
    ...common,
    database: lanes.database,
    pools: lanes.pools,
    ...parts,
  })
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const closers: (() => Promise<unknown>)[] = [removeData, () => ownPool.end(), lanes.end, () => app.close()]
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  afterAll(close)
  return {
    app,
    database: openDatabase(ownPool),
    pool,
    connection,
    owner,
    dataDir,
    configuration,
    keyRing,
    clock,
    close,
    async startSecondProcess(others = {}) {
      const own = openLanes(connection, settings)
      const secondProcess = await buildServer({
        ...common,
        database: own.database,
        pools: own.pools,
        ...parts,
        ...others,
      })
      closers.push(own.end, () => secondProcess.close())
      return secondProcess
    },
  }
}
