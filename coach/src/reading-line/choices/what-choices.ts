import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Condition, Query, Request } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../described.ts'
import { labelOf } from '../metric-words.ts'
import { FOCUS } from '../other-lines.ts'
import { changedQuery, type Offer } from './choice.ts'
import { nearMetrics } from './near-metrics.ts'
import { withOtherMetric } from './other-metric.ts'
import { whatIsAsked } from './what-is-asked.ts'

/** Other things that may have been meant, of the same people and days. */
export function whatOffers(request: Request, scope: LineScope): Offer[] {
  switch (request.kind) {
    case 'query':
      return queryOffers(request.query, scope)
    case 'overview': {
      const { focus } = request
      const others = (Object.keys(FOCUS) as (typeof focus)[]).filter((other) => other !== focus)
      return others.map((other) => {
        const changed: Request = { ...request, focus: other }
        return { text: whatIsAsked(changed, scope), request: changed }
      })
    }
    case 'why': {
      const metric = request.metric ?? 'recovery'
      return [...(request.metric ? [] : [metric]), ...nearMetrics(metric, scope)].map((other) => ({
        text: `Why ${labelOf(other, scope)} is as it is`,
        request: { ...request, metric: other },
      }))
    }
    case 'advice':
      return [
        { text: 'Write a text about it', request: { ...request, kind: 'draft' } },
        { text: 'How they are doing', request: { kind: 'overview', who: request.who, focus: 'status' } },
        { text: 'What sports science says about it', request: { kind: 'knowledge', topic: request.topic } },
      ]
    case 'draft':
      return [
        { text: 'What to do about it', request: { ...request, kind: 'advice' } },
        { text: 'How they are doing', request: { kind: 'overview', who: request.who, focus: 'status' } },
        { text: 'What sports science says about it', request: { kind: 'knowledge', topic: request.topic } },
      ]
    default:
      return []
  }
}

function queryOffers(query: Query, scope: LineScope): Offer[] {
  const { measures } = query
  const named = (request: Request): Offer => ({ text: whatIsAsked(request, scope), request })
  const single =
    measures.length > 1 ? measures.map((measure) => named(changedQuery(query, { measures: [measure] }))) : []
  const from = query.who.where?.at(-1)?.measure.metric ?? measures[0]?.metric ?? ''
  const isAsked = (name: string) => measures.some(({ metric }) => metric === name)
  const others = nearMetrics(from, scope).flatMap((to) => {
    if (isAsked(to)) return []
    const changed = withOtherMetric(query, { from, to, scope })
    return changed ? [named({ kind: 'query', query: changed })] : []
  })
  return [...otherBands(query).map(named), ...single, ...others]
}

const BANDS: readonly Pick<Condition, 'is' | 'than' | 'and'>[] = [
  { is: 'below', than: CAUTION_FROM },
  // No score lies between 66 and 67.
  { is: 'between', than: CAUTION_FROM, and: READY_FROM - 0.001 },
  { is: 'at_least', than: READY_FROM },
]

/** Of those in the red, those in the yellow or in the green. */
function otherBands(query: Query): Request[] {
  const { where = [] } = query.who
  const [condition] = where
  if (where.length !== 1 || condition?.measure.metric !== 'recovery' || condition.measure.test) return []
  const { is, than, and, measure } = condition
  if (!BANDS.some((band) => band.is === is && band.than === than && band.and === and)) return []
  return BANDS.map((band) => changedQuery(query, { who: { ...query.who, where: [{ measure, ...band }] } }))
}

/** What somebody is in by today's recovery. */
export const bandConditions = (): { name: string; condition: Condition }[] =>
  BANDS.map((band, place) => ({
    name: ['in the red', 'in the yellow', 'in the green'][place] ?? '',
    condition: { measure: { metric: 'recovery', aggregate: 'latest' }, ...band },
  }))
