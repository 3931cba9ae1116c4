import type { DAY_VERDICTS } from '@corner/contract/entities/ai-insights.ts'

/**
 * The verdict on a day: `hard` work fits, train `as_planned`, `lighter` than planned, `easy` without live wrestling;
 * `ask`: no data of today or yesterday.
 */
export type Verdict = (typeof DAY_VERDICTS)[number]
