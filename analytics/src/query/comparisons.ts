import type { DayTest } from '@corner/contract/entities/query.ts'

/**
 * Whether a value meets a comparison.
 * @param value unrounded
 * @param than null: unknown
 * @param and the other end of `between`, which includes both
 * @returns null if an unknown bound could decide it
 */
export function holds(
  is: Exclude<DayTest['is'], 'missing' | 'present'>,
  value: number,
  than: number | null,
  and: number | null,
): boolean | null {
  if (is === 'between') {
    if (than !== null && value < than) return false
    if (and !== null && value > and) return false
    return than === null || and === null ? null : true
  }
  if (than === null) return null
  switch (is) {
    case 'below':
      return value < than
    case 'at_most':
      return value <= than
    case 'above':
      return value > than
    case 'at_least':
      return value >= than
  }
}
