import { roundTo, written, writtenSigned } from '@corner/analytics/rounding.ts'
import { NOT_AVAILABLE } from '@corner/contract/texts/athlete-lists.ts'

/** How a number is read. */
export interface NumberFormat {
  /** As it stands behind the number. */
  unit: string
  decimals: number
  /** There for a trend, whose zero is a value. */
  trend?: object
}

/** Whether a number is missing, or reads as zero; a trend of zero is at average (spec 2, section 2). */
export function isNotAvailable({ decimals, trend }: NumberFormat, value: number | null): boolean {
  return value === null || (!trend && roundTo(value, decimals) === 0)
}

/** A number of a ranking or a card as it is read. */
export function formatNumber(rounding: NumberFormat, value: number | null): string {
  if (value === null || isNotAvailable(rounding, value)) return NOT_AVAILABLE
  if (rounding.trend) return writtenSigned(value, rounding.decimals)
  return `${written(value, rounding.decimals).replace('-', '−')}${rounding.unit}`
}

/** The same for a file: a rounded number, and nothing where the screen says 'N/A'. */
export function numberForFile(rounding: NumberFormat, value: number | null): number | null {
  return value === null || isNotAvailable(rounding, value) ? null : roundTo(value, rounding.decimals)
}
