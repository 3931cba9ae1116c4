import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { PERIODS, type Period } from '@corner/contract/periods.ts'

const LONGEST: Period = 90

/** The shortest period that contains the days of a normal range, which end before today. */
export const NORMAL_RANGE_PERIOD: Period = PERIODS.find((days) => days > NORMAL_RANGE_DAYS) ?? LONGEST
