import { isMeasured } from './measured.ts'
import { decimal } from './rounding.ts'

/** The values that are there: null, "no value", is skipped. A real 0 is a value and stays. */
export function present(values: readonly (number | null)[]): number[] {
  return values.filter(isMeasured)
}

/** Sum without the error of floating point (see `decimal`); 0 of none. */
export function sumOf(values: readonly number[]): number {
  return decimal(values.reduce((sum, value) => sum + value, 0))
}

/** Arithmetic mean of the values that are there, not rounded to draw; null when there is none. */
export function average(values: readonly (number | null)[]): number | null {
  return meanOf(present(values))
}

/** Arithmetic mean of numbers that are all measured, not rounded to draw; null of none. */
export function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : decimal(numbers.reduce((sum, value) => sum + value, 0) / numbers.length)
}

/** The middle of the values in order, of an even number the mean of the two middle ones; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? average(sorted.slice(middle - 1, middle + 1)) : (sorted[Math.floor(middle)] ?? null)
}
