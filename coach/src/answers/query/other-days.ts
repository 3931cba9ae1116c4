import { nameDays } from '../../wording/days.ts'
import type { AnswerInput } from './answer-input.ts'

/** The days compared with, without a period that was named already; '' for no days. */
export function otherDays({ query: { against, days }, context: { scope } }: AnswerInput): string {
  if (!against || !('days' in against)) return ''
  const other = nameDays({ ...against.days, window: against.days.window ?? days.window }, scope).over
  const own = nameDays(days, scope).over
  const [, span] = / ((?:of|in) the [^,]*)$/.exec(other) ?? []
  return span !== undefined && own.endsWith(span) ? other.slice(0, -span.length - 1) : other
}
