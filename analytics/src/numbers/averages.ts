import { isMeasured } from './measured.ts'
import { decimal } from './rounding.ts'

/** The values without null ("no value"). A real 0 is a value and is kept. */
export function present(values: readonly (number | null)[]): number[] {
  return values.filter(isMeasured)
}

/** Sum without floating-point error (see `decimal`); 0 for an empty list. */
export function sumOf(values: readonly number[]): number {
  return decimal(values.reduce((sum, value) => sum + value, 0))
}

/** Arithmetic mean of the values that are not null, unrounded; null if there are none. */
export function average(values: readonly (number | null)[]): number | null {
  return meanOf(present(values))
}

/** Arithmetic mean of measured numbers, unrounded; null for an empty list. */
export function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : decimal(numbers.reduce((sum, value) => sum + value, 0) / numbers.length)
}

/** Median: the middle value, or the mean of the two middle values; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? average(sorted.slice(middle - 1, middle + 1)) : (sorted[Math.floor(middle)] ?? null)
}
