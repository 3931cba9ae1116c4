import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { asManyBefore, endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { metricsNamed, spansOf } from '../reading/spans/span.ts'

const MOVED_UP =
  /\b(improv\w+|(biggest|most) (gains?|jumps?|progress)|(came|come) (on|along|up) the most|made (the most )?(progress|strides)|progress\w*)\b/
const OF_ANYBODY = /\b(who|whose|which|anyone|anybody|guys|kids|athletes)\b/
const UP_IS_GOOD: ReadonlySet<string> = new Set([
  'recovery',
  'sleep_duration',
  'hrv',
  'sleep_quality',
  'sleep_consistency',
])

/** "Who improved the most in the last month, sleep or recovery": both measures, not only the first. */
export const asImproved: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || !MOVED_UP.test(words) || !OF_ANYBODY.test(words)) return undefined
  const metrics = metricsNamed(part.spans)
  const isGood = metrics.every((metric) => UP_IS_GOOD.has(metric))
  const { who } = request.query
  const isOfOne = part.self !== undefined || spansOf(part.spans, 'name').length > 0
  if (metrics.length < 2 || metrics.length > 3 || !isGood || who.where || isOfOne) return undefined
  const said = windowsOf(part).filter(({ window }) => endsOf(window, part.today).days >= WEEK)
  if (said.length > 1) return undefined
  const window = said[0]?.window ?? { last: 30 }
  return {
    kind: 'query',
    query: {
      who: {},
      measures: metrics.map((metric) => ({ metric, aggregate: 'mean' })),
      days: { window },
      by: ['athlete'],
      order: 'highest',
      against: { days: { window: asManyBefore(window, part.today) } },
      asks: 'who',
    },
  }
}
