import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfiguration } from '../configuration/configuration.ts'
import { checkCluster } from '../database/distribute/check-cluster.ts'
import { distribute } from '../database/distribute/distribute.ts'
import { findObstacles } from '../database/distribute/obstacles.ts'
import { describePlan, planTables } from '../database/distribute/plan.ts'
import { readTables } from '../database/distribute/read-tables.ts'
import { withClient } from '../database/with-client.ts'
import { step } from '../startup/progress.ts'
import { StartFailure } from '../startup/start-failure.ts'

/**
 * `npm run db:distribute -- [--yes]`: prints which table of the given database goes where in a cluster of Citus, and with
 * `--yes` does it. Repeated, it does what is left.
 * @throws StartFailure with a sentence for each thing that stands in the way; nothing was changed
 */
export async function distributeDatabase(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const isMeant = readArguments(args)
  const { databaseUrl, databaseAppUrl } = readConfiguration(environment)
  if (!databaseUrl)
    throw new StartFailure(
      'DATABASE_URL is not set, and the PostgreSQL that Corner brings has no Citus: move to one of your own first (docs/upgrading.md).',
    )
  if (!databaseAppUrl)
    throw new StartFailure(
      'DATABASE_APP_URL is not set: with Citus the application needs a role of its own that can sign in (docs/database.md).',
    )
  const appRole = new pg.Client(databaseAppUrl).user ?? ''
  await withClient({ connectionString: databaseUrl }, (client) => planAndDistribute(client, appRole, isMeant))
}

async function planAndDistribute(client: pg.Client, appRole: string, isMeant: boolean): Promise<void> {
  const cluster = await checkCluster(client, appRole)
  const tables = await readTables(client, cluster.citus !== undefined)
  if (!tables.some(({ name }) => name === 'kysely_migration'))
    throw new StartFailure('This database has no tables of Corner: start Corner on it once, and stop it again.')
  const plan = planTables(tables)
  console.log(describePlan(plan).join('\n'))
  const problems = [...cluster.problems, ...findObstacles(tables)]
  if (problems.length > 0) throw new StartFailure(`\n${problems.join('\n')}\nNothing was changed.`)
  const open = plan.filter(({ kind, isDone }) => kind !== 'local' && !isDone)
  const where = `Citus ${cluster.citus}, ${cluster.workers.length} workers: ${cluster.workers.join(', ')}`
  console.log(`\n${where}`)
  if (open.length === 0) return console.log('Nothing is left to do.')
  if (!isMeant)
    return console.log(`Nothing was changed. With --yes ${open.length} tables are distributed; make a backup before.`)
  await step(
    `Distributing ${open.length} tables`,
    () => distribute(client, plan, (name) => console.log(name)),
    console.log,
  )
  console.log('Distributed. Start Corner.')
}

/** @returns whether the plan is to be carried out */
function readArguments(args: readonly string[]): boolean {
  try {
    const { values } = parseArgs({ args: [...args], options: { yes: { type: 'boolean' } } })
    return values.yes ?? false
  } catch (error) {
    throw new StartFailure(`npm run db:distribute -- [--yes]: ${(error as Error).message}`)
  }
}
