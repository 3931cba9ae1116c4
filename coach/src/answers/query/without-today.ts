import { isKnown, lookUp } from '../context/look-up.ts'
import type { AnswerInput } from './answer-input.ts'
import { nameFigure } from './line-figure.ts'
import { averageUntilYesterday } from './periods/finished.ts'

/** How many records an average is of: `(7 of 7 days)`, `(22 athletes)`. */
const RECORDS = /\((\d+ (?:of \d+ days|athletes?))\)/

/**
 * An average of strain that includes today, as on the screens, next to that of the finished days: `12.1 (7 of 7 days;
 * strain 13.5 without today, which is not over)`. Any other answer stays as it is.
 */
export async function besideWithoutToday(answer: string, { query, context }: AnswerInput): Promise<string> {
  const finished = averageUntilYesterday(query, context.scope)
  if (!finished) return answer
  const { rows } = await lookUp(finished, context)
  const [fact] = rows[0]?.facts ?? []
  if (!isKnown(fact)) return answer
  const without = `${nameFigure(fact)} without today, which is not over`
  return answer.replace(RECORDS, (_, records: string) => `(${records}; ${without})`)
}
