import { asksOutOfTen } from '../reading/day/out-of-ten.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const OF_OTHERS: ReadonlySet<string> = new Set(['name', 'metric', 'bound', 'band', 'count'])

/** "Rate us out of ten" asks how the team is doing. */
export const asOutOfTen: Rewrite = (request, part, message) => {
  const isOfTeam = part.self === undefined && !part.spans.some(({ kind }) => OF_OTHERS.has(kind))
  const isOfThem = /\b(rate|grade|score|give|how|where|what|team|us|we|them|they|squad|room|guys|looking)\b/.test(
    typedWords(part),
  )
  if (!isOfTeam || !isOfThem || !asksOutOfTen(message)) return undefined
  return request.kind === 'overview' ? undefined : { kind: 'overview', who: {}, focus: 'status' }
}
