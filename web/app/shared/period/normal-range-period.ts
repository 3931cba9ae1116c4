import type { Period } from '@corner/contract/periods.ts'

/** The shortest period that contains the days of a normal range (`NORMAL_RANGE_DAYS`), which end before today. */
export const NORMAL_RANGE_PERIOD: Period = 30
