import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { PERIODS, type Period } from '@corner/contract/periods.ts'

const LONGEST: Period = 90

/** The shortest period that contains today, yesterday, whose value may be the newest, and the days of its normal range. */
export const NORMAL_RANGE_PERIOD: Period = PERIODS.find((days) => days > NORMAL_RANGE_DAYS + 1) ?? LONGEST
