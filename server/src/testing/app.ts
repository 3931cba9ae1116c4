import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll } from 'vitest'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { type Database, openDatabase, openPool } from '../database/database.ts'
import { type KeyRing, loadKeyRing } from '../secrets/key-ring.ts'
import { buildServer, type ServerParts } from '../server.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** The least that argon2 takes: what a test waits for is the rule, not the cost. */
export const TEST_PASSWORD_COST = { memoryKib: 8, passes: 1 }

/** The clock of an app under test: it stands still until a test moves it. */
export class TestClock {
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
  /** For a test's own rows and looks: it sees all rows, which the app does not. */
  database: Database
  /** The app's. */
  pool: pg.Pool
  connection: TestDatabase['connection']
  configuration: Configuration
  keyRing: KeyRing
  clock: TestClock
  /** A second server process, as far as the app can tell: the same database, nothing else in common. */
  startTwin(): Promise<FastifyInstance>
  close(): Promise<void>
}

interface TestAppOptions {
  /** Of the process environment, for settings that a test is about. */
  environment?: Record<string, string>
  parts?: Partial<ServerParts>
  /** Where the clock begins; absent: now. */
  at?: Date
}

/** The whole API on a database of its own, without jobs. Call it at the top of a test file: it closes itself after the file. */
export async function createTestApp({
  environment = {},
  parts = {},
  at = new Date(),
}: TestAppOptions = {}): Promise<TestApp> {
  const { connection, unbound } = await createTestDatabase()
  const pool = openPool({ ...connection, max: 5 })
  const ownPool = openPool({ ...unbound, max: 5 })
  const configuration = readConfiguration({ LOG_LEVEL: 'silent', ...environment })
  const keyRing = await loadKeyRing(randomBytes(32).toString('base64'), '')
  const clock = new TestClock(at)
  const common = {
    connection,
    configuration,
    keyRing,
    now: clock.now,
    passwordCost: TEST_PASSWORD_COST,
  }
  const app = await buildServer({ ...common, database: openDatabase(pool), pool, ...parts })
  const closers: (() => Promise<unknown>)[] = [() => ownPool.end(), () => pool.end(), () => app.close()]
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  afterAll(close)
  return {
    ...{ app, database: openDatabase(ownPool), pool, connection, configuration, keyRing, clock, close },
    async startTwin() {
      const twinPool = openPool({ ...connection, max: 5 })
      const twin = await buildServer({ ...common, database: openDatabase(twinPool), pool: twinPool, ...parts })
      closers.push(
        () => twinPool.end(),
        () => twin.close(),
      )
      return twin
    },
  }
}
