import { MAKER_SCORE_METRICS, type MakerScoreKey } from '@corner/contract/metrics/of-maker-scores.ts'
import type { DayReader } from './metric.ts'
import { readOther } from './of-recovery.ts'

/** How the scores that makers give a morning of their own are read. */
export const MAKER_SCORE_READERS = Object.fromEntries(
  (Object.keys(MAKER_SCORE_METRICS) as MakerScoreKey[]).map((key) => [key, { read: readOther(key) }]),
) as Record<MakerScoreKey, DayReader>
