import { randomBytes } from 'node:crypto'
import { afterAll, inject, type RunnerTask } from 'vitest'
import { appConnection, type SocketConnection, withSuperuser } from '../database/embedded/readiness.ts'
import { APP_DATABASE, APP_ROLE } from '../database/embedded/settings.ts'

export interface TestDatabase {
  connection: SocketConnection
  /** The same as a `DATABASE_URL`, for a process of its own. */
  url: string
}

/**
 * An empty, migrated database for one test file, of the same role and rights as in production. Call it at the top of the
 * file: it goes after the file's own `afterAll`s, which close their pools, and is kept for a look when a test failed.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('testCluster')
  if (!cluster)
    throw new Error('No test cluster: vitest.config.ts must name server/src/testing/cluster.ts as globalSetup')
  const database = `test_${randomBytes(6).toString('hex')}`
  await withSuperuser(cluster, (client) =>
    client.query(`create database ${database} template ${APP_DATABASE} owner ${APP_ROLE}`),
  )
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of its fixtures there, and takes no other pattern
  afterAll(async ({}, suite) => {
    if (hasFailed(suite.file)) return
    await withSuperuser(cluster, (client) => client.query(`drop database ${database} with (force)`))
  })
  const connection = { ...appConnection(cluster), database }
  const { user, host, port } = connection
  return { connection, url: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}` }
}

function hasFailed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed))
}
