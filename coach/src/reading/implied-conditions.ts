import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Aggregate, Condition } from '@corner/contract/entities/query.ts'

/** Below this an athlete sleeps too little. */
const { shortSleepBelowHours: SHORT } = PERFORMANCE_GUIDANCE

const recovery = { metric: 'recovery', aggregate: 'latest' } as const
const sleep = (aggregate: 'latest' | 'mean') => ({ metric: 'sleep_duration', aggregate }) as const

/** The conditions in "who needs rest", "who can go hard", "who is short of sleep", by name. */
export const IMPLIED: Readonly<Record<string, Condition>> = {
  red: { measure: recovery, is: 'below', than: CAUTION_FROM },
  not_red: { measure: recovery, is: 'at_least', than: CAUTION_FROM },
  green: { measure: recovery, is: 'at_least', than: READY_FROM },
  not_green: { measure: recovery, is: 'below', than: READY_FROM },
  short_sleep: { measure: sleep('mean'), is: 'below', than: SHORT },
  short_night: { measure: sleep('latest'), is: 'below', than: SHORT },
  under_own_range: { measure: { metric: 'hrv', aggregate: 'latest' }, is: 'below', than: { of: 'own_low' } },
  worse_than_own: { measure: { metric: 'recovery', aggregate: 'from_own_average' }, is: 'below', than: 0 },
  dropped: { measure: { metric: 'recovery', aggregate: 'change' }, is: 'below', than: 0 },
  improving: { measure: { metric: 'recovery', aggregate: 'halves' }, is: 'above', than: 0 },
  declining: { measure: { metric: 'recovery', aggregate: 'halves' }, is: 'below', than: 0 },
  missing_days: { measure: { metric: 'any_record', aggregate: 'missing_days' }, is: 'above', than: 0 },
}

/**
 * How a metric compares with the athlete's own, where no words give a bound: "is his HRV up", "anybody higher than
 * usual", "that is low for him".
 */
export const HELD: Readonly<Record<string, Omit<Condition, 'measure'> & { aggregate: Aggregate }>> = {
  over_usual: { aggregate: 'from_own_average', is: 'above', than: 0 },
  under_usual: { aggregate: 'from_own_average', is: 'below', than: 0 },
  over_own: { aggregate: 'latest', is: 'above', than: { of: 'own_average' } },
  under_own: { aggregate: 'latest', is: 'below', than: { of: 'own_average' } },
  over_range: { aggregate: 'latest', is: 'above', than: { of: 'own_high' } },
  under_range: { aggregate: 'latest', is: 'below', than: { of: 'own_low' } },
  rising: { aggregate: 'halves', is: 'above', than: 0 },
  falling: { aggregate: 'halves', is: 'below', than: 0 },
  risen: { aggregate: 'change', is: 'above', than: 0 },
  fallen: { aggregate: 'change', is: 'below', than: 0 },
  over_team: { aggregate: 'latest', is: 'above', than: { of: 'team_average' } },
  under_team: { aggregate: 'latest', is: 'below', than: { of: 'team_average' } },
}
