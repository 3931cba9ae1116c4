import { roundTo, written, writtenSigned } from '@corner/analytics/numbers/rounding.ts'
import { NOT_AVAILABLE } from '@corner/contract/texts/athlete-lists.ts'

/** How a number is displayed. */
export interface NumberFormat {
  /** Suffix of the number. */
  unit: string
  decimals: number
  /** Set for a trend, whose zero is a value. */
  trend?: object
}

/**
 * Whether a number is missing or rounds to zero; a trend of zero counts as available
 * (docs/reference/screens.md#numbers).
 */
export function isNotAvailable({ decimals, trend }: NumberFormat, value: number | null): boolean {
  return value === null || (!trend && roundTo(value, decimals) === 0)
}

/** A number of a ranking or a card as displayed. */
export function formatNumber(rounding: NumberFormat, value: number | null): string {
  if (value === null || isNotAvailable(rounding, value)) return NOT_AVAILABLE
  if (rounding.trend) return writtenSigned(value, rounding.decimals)
  return `${written(value, rounding.decimals).replace('-', '−')}${rounding.unit}`
}

/** The same for a file: a rounded number, and null where the screen says 'N/A'. */
export function numberForFile(rounding: NumberFormat, value: number | null): number | null {
  return value === null || isNotAvailable(rounding, value) ? null : roundTo(value, rounding.decimals)
}
