/** The values that are there: null, "no value", is skipped. A real 0 is a value and stays. */
export function present(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null)
}

/** Arithmetic mean of the values that are there, unrounded; null when there is none. */
export function average(values: readonly (number | null)[]): number | null {
  const numbers = present(values)
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}
