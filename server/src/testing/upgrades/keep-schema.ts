import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Migration } from 'kysely/migration'
import { startEmbeddedDatabase } from '../../database/embedded/embedded-database.ts'
import { removeCluster } from '../../database/embedded/left-clusters.ts'
import { APP_DATABASE, SCRATCH_CLUSTER_SETTINGS, SUPERUSER } from '../../database/embedded/settings.ts'
import { EARLIER_SCHEMAS } from './load-schema.ts'
import { writeFilledSchema } from './write-filled-schema.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../database/migrations/every-migration.ts')

/**
 * Keeps the present schema, with rows in every table, for the upgrade test: `npm run keep-schema -- issue-17`. A second argument
 * names another `every-migration.ts`, of an earlier commit (README.md).
 */
async function keepSchema(name: string | undefined, migrationsPath = MIGRATIONS): Promise<string> {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name)) throw new Error('Name the fixture: npm run keep-schema -- issue-17')
  const { EVERY_MIGRATION } = (await import(pathToFileURL(resolve(migrationsPath)).href)) as {
    EVERY_MIGRATION: Record<string, Migration>
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'corner-keep-schema-'))
  await chmod(dataDir, 0o711) // as root, PostgreSQL's user must be able to enter
  try {
    const cluster = await startEmbeddedDatabase({ dataDir, onProgress: () => {}, settings: SCRATCH_CLUSTER_SETTINGS })
    try {
      const unbound = { ...cluster.owner, user: SUPERUSER, database: APP_DATABASE }
      const text = await writeFilledSchema({ owner: cluster.owner, unbound, migrations: EVERY_MIGRATION })
      const path = join(EARLIER_SCHEMAS, `${name}.sql.gz`)
      await writeFile(path, await promisify(gzip)(text, { level: 9 }))
      return path
    } finally {
      await cluster.stop()
    }
  } finally {
    await removeCluster(dataDir)
  }
}

console.log(await keepSchema(process.argv[2], process.argv[3]))
