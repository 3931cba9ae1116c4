import { LATEST_STRAIN_ORANGE_FROM, PERSONAL_STRAIN_BANDS } from '@corner/contract/constants/charts.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { roundTo } from '../numbers/rounding.ts'

export type StrainBand = (typeof PERSONAL_STRAIN_BANDS)[number]['label'] | 'no_data'

/**
 * The band of a day's strain (0 to 21): below 5 Very Low, 5 to below 10 Low, 10 to below 15 Medium, 15 and above High
 * (docs/reference/metrics-and-rules.md#strain-bands). By the rounded strain: a day shown as 10.0 is Medium.
 */
export function readStrain(strain: number | null): StrainBand {
  if (strain === null) return 'no_data'
  return PERSONAL_STRAIN_BANDS.find(({ from }) => shown(strain) >= from)?.label ?? 'Very Low'
}

/** Spec 2, section 9: "Latest-strain badge orange at 10 or above". */
export function isStrainOrange(strain: number | null): boolean {
  return strain !== null && shown(strain) >= LATEST_STRAIN_ORANGE_FROM
}

const shown = (strain: number) => roundTo(strain, DAY_METRICS.strain.decimals)
