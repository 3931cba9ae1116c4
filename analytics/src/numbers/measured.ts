/** No sensor reports larger values; the limit also keeps every sum finite. */
const GREATEST_MEASURED = 1e9

/**
 * Whether there is a value: false for null, a missing field and anything that is not a finite number. A real 0 is a
 * value.
 */
export function isMeasured(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Math.abs(value) <= GREATEST_MEASURED
}
