import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { removeCluster, removeLeftClusters } from '../database/embedded/left-clusters.ts'
import { withSuperuser } from '../database/embedded/readiness.ts'
import { TEST_CLUSTER_SETTINGS } from '../database/embedded/settings.ts'
import { prepareDatabase } from '../launch/prepare-database.ts'
import { type Nodes, prepareCitusCluster } from './citus/cluster.ts'

const FOLDER_PREFIX = 'corner-test-cluster-'

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: { socketDir: string }
    /** The cluster of Citus that CITUS_URL names; null: it names none. */
    citusNodes: Nodes | null
  }
}

/**
 * Vitest's global setup: one PostgreSQL for the run, with a migrated database that each test file gets a copy of. `CITUS_URL`, a
 * superuser's address of a coordinator, puts the copies onto a cluster of Citus instead (docs/scale.md).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Of earlier runs: kept ones, and those of killed runs.
  await removeLeftClusters(tmpdir(), FOLDER_PREFIX)
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX))
  await chmod(dataDir, 0o711) // as root, PostgreSQL's user must be able to enter
  const cluster = await startEmbeddedDatabase({ dataDir, onProgress: () => {}, settings: TEST_CLUSTER_SETTINGS })
  await prepareDatabase(cluster)
  project.provide('testCluster', { socketDir: cluster.app.host })
  const citus = process.env.CITUS_URL
  project.provide('citusNodes', citus ? await prepareCitusCluster(citus) : null)
  return () => tearDown(cluster, dataDir)
}

/** Databases of failed files stay, and with them the cluster, until the next run. */
async function tearDown(cluster: EmbeddedDatabase, dataDir: string): Promise<void> {
  const socketDir = cluster.app.host
  const kept = await withSuperuser({ socketDir }, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test\\_%'`,
    )
    return rows.map((row) => row.datname)
  })
  await cluster.stop()
  if (kept.length === 0) await removeCluster(dataDir)
  else
    console.log(`Kept for a look until the next run: ${kept.join(', ')} in the PostgreSQL cluster ${dataDir}/postgres`)
}
