/** Beyond this no sensor reports anything; it also keeps every sum of measured values finite. */
const GREATEST_MEASURED = 1e9

/** Whether there is a value: null, a missing field and what is no finite number are none. A real 0 is a value. */
export function isMeasured(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Math.abs(value) <= GREATEST_MEASURED
}
