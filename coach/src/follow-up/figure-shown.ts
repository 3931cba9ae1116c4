import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { decimalsOf } from '../wording/figures.ts'

/** A figure with its displayed decimals: who is over "that" is over the number that was read. */
export const figureShown = (measure: Measure, value: number): number => roundTo(value, decimalsOf(measure))
