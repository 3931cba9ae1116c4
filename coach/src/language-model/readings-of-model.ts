import { CHAT_REQUESTS_MAXIMUM } from '@corner/contract/constants/chat.ts'
import type { Choice, Reading } from '@corner/contract/entities/chat.ts'
import type { ReadQuestion } from '../read-question.ts'
import { confidenceIn } from '../reading/confident.ts'
import type { LineScope } from '../reading-line/line-segments.ts'
import { readingLine } from '../reading-line/reading-line.ts'
import { readingOf } from '../reading-line/reading-of.ts'
import { isReadDifferently } from './different-reading.ts'
import type { LookedUp } from './language-model.ts'

/**
 * How a language model read a question, judged by the look-ups whose figures its answer states; and how the built-in
 * analyst reads it, where it is certain and reads it differently.
 */
export function readingsOfModel(
  lookedUp: readonly LookedUp[],
  { parts }: Pick<ReadQuestion, 'parts'>,
  scope: LineScope,
): { readings: Reading[]; choices: Choice[] } {
  const all = lookedUp.map(({ query }) => readingOf({ kind: 'query', query }, scope))
  const readings = [...new Map(all.map((reading) => [reading.line, reading])).values()]
  if (readings.length === 0) return { readings, choices: [] }
  const choices = parts.flatMap(({ readings: read, unclear }): Choice[] => {
    const [best] = read
    if (!best || unclear || best.request.kind !== 'query' || confidenceIn(read) !== 'sure') return []
    if (!isReadDifferently(best.request.query, lookedUp, scope)) return []
    return [{ text: readingLine(best.request, scope), request: best.request }]
  })
  return { readings: readings.slice(0, CHAT_REQUESTS_MAXIMUM), choices }
}
