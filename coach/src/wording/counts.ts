import type { Bound } from '@corner/contract/entities/query.ts'
import type { Test } from './bounds.ts'

/** `at least 3 nights`, `no workouts`, `at least 1 nap`, `1 to 2 days`, `exactly 1 day`. @param things the plural */
export const writeCount = (test: Test, things: string): string =>
  `${howMany(test)} ${things}`.replace(/\b(1 \S+?)s\b/, '$1')

/** `at least 3`, `more than 2`, `no`. */
export function howMany({ is, than, and }: Test): string {
  const bound = numberOf(than)
  switch (is) {
    case 'below':
      return bound === 1 ? 'no' : `fewer than ${bound}`
    case 'at_most':
      return bound === 0 ? 'no' : `at most ${bound}`
    case 'above':
      return bound === 0 ? 'at least 1' : `more than ${bound}`
    case 'between':
      return bound === numberOf(and) ? `exactly ${bound}` : `${bound} to ${numberOf(and)}`
    default:
      return `at least ${bound}`
  }
}

/** A bound known to be a number. */
export const numberOf = (bound: Bound | undefined): number => (typeof bound === 'number' ? bound : 0)
