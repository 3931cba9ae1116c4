import type { Request, Window } from '@corner/contract/entities/query.ts'
import type { ReadingScope, Spanned } from './find-spans.ts'

/** "And last week?" after an answer about the last 7 days means the 7 before: nobody asks for the same days again. */
export function withAnotherWeek(
  spanned: Spanned,
  before: Request | undefined,
  { days }: Pick<ReadingScope, 'days'>,
): Spanned {
  if (before === undefined) return spanned
  const [window, other] = spanned.spans.filter(({ kind }) => kind === 'window')
  const isAll = spanned.tokens.length <= FEW_WORDS && spanned.spans.every(({ kind }) => !OF_ITS_OWN.includes(kind))
  if (!window || other || !isAll || window.kind !== 'window') return spanned
  const known = windowOf(before) ?? { last: days }
  const isSame = 'last' in known && 'last' in window.window && known.last === window.window.last && !known.before
  if (!isSame || ('last' in window.window && window.window.before)) return spanned
  const moved: Window = { last: known.last, before: known.last }
  return { ...spanned, spans: spanned.spans.map((span) => (span === window ? { ...window, window: moved } : span)) }
}

/** A separate question has more words, a name or a metric. */
const FEW_WORDS = 6
const OF_ITS_OWN: readonly string[] = ['name', 'metric']

function windowOf(request: Request): Window | undefined {
  if (request.kind === 'query') return request.query.days.window
  return 'days' in request ? request.days?.window : undefined
}
