import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const OUT_OF_BED =
  /\b((up|awake|out of bed|(got|get|gets|getting|woke|wake|wakes|waking) up) (so |too |that |pretty |really |super )?(early|earlier|late|later|(in|on) time|at what time|by \w+))\b/

/** "Was he at least up early" asks when somebody woke, although it names no figure. */
export const asWakeTime: Rewrite = (request, part) => {
  if (!OUT_OF_BED.test(typedWords(part))) return undefined
  const [named, other] = spansOf(part.spans, 'name').flatMap(({ athletes: [one, two] }) =>
    one && !two ? [one.id] : [],
  )
  const isUnstored = request.kind === 'cannot' && request.because === 'not_stored'
  if (isUnstored && named && !other)
    return {
      kind: 'query',
      query: {
        who: { ids: [named] },
        measures: [{ metric: 'wake_time', aggregate: 'latest' }],
        days: {},
        by: ['athlete'],
        asks: 'value',
      },
    }
  if (request.kind !== 'query') return undefined
  const { who, measures, days, order, by, against } = request.query
  const [measure, second] = measures
  const isNamed = part.spans.some(({ kind }) => kind === 'metric' || kind === 'band' || kind === 'bound')
  if (isNamed || !measure || second || who.where || against || order) return undefined
  if (measure.metric === 'wake_time') return undefined
  return {
    kind: 'query',
    query: { who, measures: [{ metric: 'wake_time', aggregate: 'latest' }], days, ...(by && { by }), asks: 'value' },
  }
}
