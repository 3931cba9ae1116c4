import { asksHowLong } from '../reading/day/how-long.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

/** "How long has it been going on for Ann" asks since when she is off, and names no measure to count. */
export const asHowLong: Rewrite = (_, part) => {
  const [name, second] = spansOf(part.spans, 'name')
  const [athlete, other] = name?.athletes ?? []
  const isOfMeasure = part.spans.some(({ kind }) => kind === 'metric' || kind === 'bound' || kind === 'band')
  if (!athlete || other || second || isOfMeasure || !asksHowLong(typedWords(part))) return undefined
  return { kind: 'overview', who: { ids: [athlete.id] }, focus: 'status' }
}
