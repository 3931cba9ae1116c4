import { DAY_METRICS } from './of-days.ts'
import { MAKER_SCORE_METRICS } from './of-maker-scores.ts'
import { NIGHT_METRICS } from './of-nights.ts'
import { READINESS_METRICS } from './of-readiness.ts'
import { RECOVERY_METRICS } from './of-recovery.ts'
import { STANDING_METRICS } from './of-standing.ts'
import { WORKOUT_METRICS } from './of-workouts.ts'

/**
 * Every metric that is stored or follows from what is stored, with all that is true of it: the one place for its words, its unit, its
 * scale, where it is stored and how its days add up. A new one is a record in one of these files, and its reader in the file of the
 * same name in analytics.
 */
export const METRIC_RECORDS = {
  ...RECOVERY_METRICS,
  ...READINESS_METRICS,
  ...MAKER_SCORE_METRICS,
  ...NIGHT_METRICS,
  ...DAY_METRICS,
  ...WORKOUT_METRICS,
  ...STANDING_METRICS,
}
