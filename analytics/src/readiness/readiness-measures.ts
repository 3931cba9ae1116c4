import type { ReadinessMeasure } from '@corner/contract/entities/readiness.ts'

/** How a measure counts in Corner readiness. */
export interface MeasureRule {
  /** Its share, beside those of the other parts that are there. */
  weight: number
  /** 1: more is better; -1: less is. */
  way: 1 | -1
  /**
   * The smallest standard deviation that is divided by, in the unit of the values (HRV: of their logarithms). After nearly constant
   * nights a small change would else seem a large one (docs/reference/sports-science.md#f3).
   */
  leastSpread: number
  /** Judged by logarithms, because its values are skewed (docs/reference/sports-science.md#f1). */
  isLogarithmic?: true
  /** Only its worse side counts. */
  isOnlyASign?: true
}

/** rMSSD and SDNN differ in what they measure and in size; each is only compared with its own kind. */
const HRV: MeasureRule = { weight: 4, way: 1, leastSpread: 0.05, isLogarithmic: true }

/**
 * The weights are a convention of ours (grade D: no trial gives any) and follow the evidence for each measure. HRV against the own
 * range comes first, the one by which trials have steered training (docs/reference/sports-science.md, article 2). Resting heart rate is
 * next: it is measured well but moves with heat, drink and a late meal, too (article 4), and is read from the same beats. Sleep is a cause
 * more than a state (article 5). The respiratory rate barely moves but with an illness (article 19), so a low one is no good sign and
 * only a raised one counts.
 */
export const READINESS_RULES: Readonly<Record<ReadinessMeasure, MeasureRule>> = {
  hrv: HRV,
  hrv_sdnn: HRV,
  resting_heart_rate: { weight: 3, way: -1, leastSpread: 1.5 },
  sleep_duration: { weight: 2, way: 1, leastSpread: 0.5 },
  respiratory_rate: { weight: 1, way: -1, leastSpread: 0.25, isOnlyASign: true },
}

/** Without one of them the state of the body is not known: a long night alone is no readiness. */
export const HEART_MEASURES = ['hrv', 'hrv_sdnn', 'resting_heart_rate'] as const satisfies readonly ReadinessMeasure[]
