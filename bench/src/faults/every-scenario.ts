import type { Scenario } from './scenario.ts'
import { clockSkew } from './scenarios/clock-skew.ts'
import { databaseRestart } from './scenarios/database-restart.ts'
import { deadlock } from './scenarios/deadlock.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { kill } from './scenarios/kill.ts'
import { killMigration } from './scenarios/kill-migration.ts'
import { pool } from './scenarios/pool.ts'
import { provider } from './scenarios/provider.ts'
import { refresh } from './scenarios/refresh.ts'
import { tenThousandWebhooks } from './scenarios/ten-thousand-webhooks.ts'
import { undisturbed } from './scenarios/undisturbed.ts'
import { zones } from './scenarios/zones.ts'

/** In the order of the table. */
export const EVERY_SCENARIO: readonly Scenario[] = [
  undisturbed,
  kill,
  killMigration,
  databaseRestart,
  tenThousandWebhooks,
  refresh,
  provider,
  clockSkew,
  zones,
  diskFull,
  pool,
  deadlock,
]
