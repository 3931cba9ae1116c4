import { PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import { LONG_TIMEOUTS, timeoutSettings } from '../database/timeouts.ts'

export const JOB_SCHEMA = 'jobs'

/** Creates or migrates the job tables. Run by the owner of the database: the application's role may not. */
export async function prepareJobTables(owner: Connection): Promise<void> {
  const boss = new PgBoss({
    ...timeoutSettings(LONG_TIMEOUTS),
    ...(owner as ConstructorParameters<typeof PgBoss>[0] & object),
    schema: JOB_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  } as ConstructorParameters<typeof PgBoss>[0] & object)
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (failures.length > 0) throw new AggregateError(failures, 'The tables of the jobs could not be prepared')
}
