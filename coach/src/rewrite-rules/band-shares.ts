import type { Measure } from '@corner/contract/entities/query.ts'
import { newerFirst } from '../reading/period-comparisons/newer-first.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const SHARE =
  /%|\b(percent\w*|pct|shares?|proportions?|ratio|split|breakdown|break down|distribution|mix|how (many|often)|what part)\b/
const OF_DAYS = /\b(mornings?|days?|nights?|recover\w*)\b/
const BY_ATHLETE = /\b(by|per|each|every) (athlete|guy|kid|wrestler|person|name)\b|\b(everyone|everybody)'s\b/

/** "% green / yellow / red mornings, November against October": the share of each color, over its own period. */
export const asBandShares: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const bands = [...new Map(spansOf(part.spans, 'band').map(({ limits }) => [JSON.stringify(limits), limits])).values()]
  const isOfFigures = request.kind === 'query' || request.kind === 'knowledge' || request.kind === 'overview'
  if (!isOfFigures || bands.length < 2 || !(SHARE.test(words) || SHARE.test(message.toLowerCase()))) return undefined
  const windows = windowsOf(part).filter(({ window, isOneDay }) => !isOneDay && endsOf(window, part.today).days > 1)
  const [main, other, third] = windows
  // For this morning alone it is counted how many are in each.
  if (third || (!main && !OF_DAYS.test(words))) return undefined
  if (!main && /\b(today|this morning|right now|this am)\b/.test(words)) return undefined
  const measures = bands.map(
    (limits): Measure => ({ metric: 'recovery', aggregate: 'share', test: [{ metric: 'recovery', ...limits }] }),
  )
  const [first, ...others] = measures
  if (!first) return undefined
  const ids = [
    ...new Set(spansOf(part.spans, 'name').flatMap(({ athletes: [one, more] }) => (one && !more ? [one.id] : []))),
  ]
  const own = ids.length > 0 ? ids : part.self === undefined ? undefined : [part.self]
  const isEach = own !== undefined || BY_ATHLETE.test(words)
  return newerFirst(
    {
      kind: 'query',
      query: {
        who: own ? { ids: own } : {},
        measures: [first, ...others],
        days: { window: main?.window ?? { last: WEEK } },
        ...(isEach && { by: ['athlete' as const] }),
        ...(other && { against: { days: { window: other.window } } }),
        ...(isEach && (own?.length ?? 2) > 1 && !other && { shown: 'table' as const }),
        asks: 'value',
      },
    },
    part,
    message,
  )
}
