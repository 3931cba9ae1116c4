import { roundTo } from '@corner/analytics/rounding.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { decimalsOf } from '../wording/figures.ts'

/** A figure with the decimals that it was shown with: who is over "that" is over what was read. */
export const figureShown = (measure: Measure, value: number): number => roundTo(value, decimalsOf(measure))
