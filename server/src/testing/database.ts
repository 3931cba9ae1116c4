import { randomBytes } from 'node:crypto'
import { afterAll, inject, type RunnerTask } from 'vitest'
import {
  appConnection,
  ownerConnection,
  type SocketConnection,
  superuserConnection,
  withSuperuser,
} from '../database/embedded/readiness.ts'
import { APP_DATABASE, OWNER_ROLE } from '../database/embedded/settings.ts'
import type { Template } from './citus/cluster.ts'
import { createCitusDatabase } from './citus/database.ts'

export interface TestDatabase {
  /** As the app signs in. */
  connection: SocketConnection
  /** As the owner of the tables. */
  owner: SocketConnection
  /** For a test's own rows and checks: as the superuser, to whom row-level security does not apply. */
  unbound: SocketConnection
  /** The owner's as a `DATABASE_URL`, for a separate process. */
  url: string
  /** The app's as a `DATABASE_APP_URL`. */
  appUrl: string
}

export interface TestDatabaseOptions {
  /**
   * How its tables lie where CITUS_URL names a cluster. `never`: it is not there, because the test is of what one PostgreSQL
   * does: its plans, tables of earlier releases.
   */
  onCitus?: Template | 'never'
}

/**
 * An empty, migrated database for one test file, with the same roles and rights as in production. Call it at the top of the
 * file: it is dropped after the file's own `afterAll`s, which close their pools, and kept for inspection when a test failed.
 */
export async function createTestDatabase({ onCitus = 'distributed' }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const citusNodes = inject('citusNodes')
  const { connection, owner, unbound, drop } =
    citusNodes && onCitus !== 'never' ? await createCitusDatabase(citusNodes, onCitus) : await copyDatabase()
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of its fixtures there, and takes no other pattern
  afterAll(async ({}, suite) => {
    if (!hasFailed(suite.file)) await drop()
  })
  return { connection, owner, unbound, url: urlOf(owner), appUrl: urlOf(connection) }
}

async function copyDatabase() {
  const cluster = inject('testCluster')
  if (!cluster)
    throw new Error('No test cluster: vitest.config.ts must name server/src/testing/cluster.ts as globalSetup')
  const database = `test_${randomBytes(6).toString('hex')}`
  // Copying files: the default strategy writes and compresses each page into the log, which takes four times as long.
  await withSuperuser(cluster, (client) =>
    client.query(`create database ${database} template ${APP_DATABASE} owner ${OWNER_ROLE} strategy file_copy`),
  )
  return {
    connection: { ...appConnection(cluster), database },
    owner: { ...ownerConnection(cluster), database },
    unbound: { ...superuserConnection(cluster), database },
    drop: () => withSuperuser(cluster, (client) => client.query(`drop database ${database} with (force)`)),
  }
}

/** A connection as an address, for a program of its own. */
export function urlOf({ user, host, port, database }: SocketConnection): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

function hasFailed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed))
}
