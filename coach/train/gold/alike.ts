import type { Condition } from '@corner/contract/entities/query.ts'
import type { Span } from '../../src/reading/spans/span.ts'

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const near = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 0.01 : same(a, b)

/** "10 below their own average" is a bound on the latest value, and equally one on its distance from that average. */
export const isFromOwn = ({ measure, than }: Condition, said: unknown) =>
  measure.aggregate === 'from_own_average' &&
  typeof said === 'object' &&
  said !== null &&
  'of' in said &&
  said.of === 'own_average' &&
  !('percent' in said) &&
  near(than, 'plus' in said ? said.plus : 0)

/** "Two or more workouts": the count bounds the figure itself. */
export const isCounted = ({ measure, is, than }: Condition, { limits }: Span<'count'>) =>
  !measure.test && is === limits.is && near(than, limits.than)
