import { dayIntentOf } from '../reading/day/day-intent.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'

const ASKS_ILL = /\b(is|are|was|could|might|maybe|looks?|seems?|getting|feels?|coming down)\b/i

/** "Is he sick? his resting heart rate is up" asks whether somebody is ill, not how far the figure moved. */
export const asIllness: Rewrite = (request, part, message) => {
  if (request.kind !== 'query' || part.self !== undefined) return undefined
  const { ids, where } = request.query.who
  if (ids?.length !== 1 || where || dayIntentOf(message) !== 'sick' || !ASKS_ILL.test(message)) return undefined
  return { kind: 'overview', who: { ids }, focus: 'status', day: { form: 'sick' } }
}
