import { LOAD_TOLERANCE_MEASURES } from '../reading/period-comparisons/load-tolerance.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { idsNamed, spansOf } from '../reading/spans/span.ts'

const COMPARED =
  /\b(compar\w+|side by side|side-by-side|head to head|next to each other|stack(s|ed)? up|versus|vs\.?|match ?up)\b/
const WHY_BETTER = /\b(why|how come|what explains)\b.*\b(better|worse|faster|slower|ahead|behind|recover\w*)\b/
const LEAST_DAYS = 3

/**
 * "Compare Zaur and Marcus last 2 weeks" names no measure: compared are how they recovered, slept and trained, each
 * with their own usual, not recovery alone. "Why is one recovering so much better" asks for the same.
 */
export const asSideBySide: Rewrite = (request, part) => {
  const words = typedWords(part)
  const ids = idsNamed(part.spans)
  const isOfFigures = request.kind === 'query' || request.kind === 'overview' || request.kind === 'why'
  const isOfWhy = WHY_BETTER.test(words)
  if (!isOfFigures || part.self !== undefined || ids.length < 2 || !(COMPARED.test(words) || isOfWhy)) return undefined
  const named = spansOf(part.spans, 'metric').filter(({ metric }) => !isOfWhy || metric !== 'recovery')
  const others = part.spans.some(({ kind }) => kind === 'bound' || kind === 'band' || kind === 'count')
  if (named.length > 0 || others) return undefined
  if (request.kind === 'query' && (request.query.shown || request.query.days.weekdays)) return undefined
  const windows = windowsOf(part).filter(({ window }) => endsOf(window, part.today).days >= LEAST_DAYS)
  if (windows.length > 1) return undefined
  const isOfDay = !isOfWhy && windowsOf(part).some(({ window }) => endsOf(window, part.today).days === 1)
  const [said] = windows
  const isOfDayAlone = isOfDay && !said && /\b(today|last night|this morning|yesterday)\b/.test(words)
  if (isOfDayAlone) return undefined
  return {
    kind: 'query',
    query: {
      who: { ids },
      measures: [...LOAD_TOLERANCE_MEASURES],
      days: said ? { window: said.window } : {},
      by: ['athlete'],
      asks: 'who',
    },
  }
}
