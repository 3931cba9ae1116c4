import type { Query, Request } from '@corner/contract/entities/query.ts'
import { asTopic } from '../../reading/topic.ts'
import { labelOf } from '../../wording/metrics.ts'
import { BAND_NAMES } from '../bands.ts'
import type { LineScope } from '../line-segments.ts'
import { FOCUS } from '../other-lines.ts'
import { byName, changedQuery, type Offer } from './choice.ts'
import { nearMetrics } from './near-metrics.ts'
import { withOtherMetric } from './other-metric.ts'

/** Other things that may have been meant, for the same people and days. */
export function whatOffers(request: Request, scope: LineScope): Offer[] {
  switch (request.kind) {
    case 'query':
      return otherQueries(request.query).map((other) => byName(other, scope))
    case 'overview':
      return (Object.keys(FOCUS) as (keyof typeof FOCUS)[]).map((focus) =>
        byName({ ...withoutDay(request), focus }, scope),
      )
    case 'why':
      return ['recovery', ...nearMetrics(request.metric ?? 'recovery')].map((metric) => ({
        text: `Why ${labelOf({ metric })} is where it is`,
        request: { ...request, metric },
      }))
    case 'advice':
    case 'draft':
      return [
        request.kind === 'advice'
          ? { text: 'Write a text about it', request: { ...withoutDay(request), kind: 'draft' } }
          : {
              text: 'What to do about it',
              request: { kind: 'advice', who: request.who, topic: asTopic(request.topic) },
            },
        { text: 'How they are doing', request: { kind: 'overview', who: request.who, focus: 'status' } },
        { text: 'What sports science says about it', request: { kind: 'knowledge', topic: asTopic(request.topic) } },
      ]
    default:
      return []
  }
}

/** Details of a day's answer belong to that reading alone. */
function withoutDay<Of extends { day?: unknown }>({ day: _, ...request }: Of): Omit<Of, 'day'> {
  return request
}

/** Athletes in another band, one figure of several, and other metrics. */
function otherQueries(query: Query): Request[] {
  const { measures, who } = query
  const single = measures.map((measure) => changedQuery(query, { measures: [measure] }))
  const from = who.where?.at(-1)?.measure.metric ?? measures[0]?.metric ?? ''
  const others = nearMetrics(from)
    .filter((to) => measures.every(({ metric }) => metric !== to))
    .flatMap((to) => withOtherMetric(query, { from, to }) ?? [])
  return [...otherBands(query), ...single, ...others.map((other) => changedQuery(other, {}))]
}

/** Instead of those in the red, those in the yellow or in the green. */
function otherBands(query: Query): Request[] {
  const { where = [] } = query.who
  const [condition] = where
  if (where.length !== 1 || condition?.measure.metric !== 'recovery' || condition.measure.test) return []
  const { measure, is, than, and } = condition
  if (!BAND_NAMES.some(({ test }) => test.is === is && test.than === than && test.and === and)) return []
  return BAND_NAMES.map(({ test }) => changedQuery(query, { who: { ...query.who, where: [{ measure, ...test }] } }))
}
