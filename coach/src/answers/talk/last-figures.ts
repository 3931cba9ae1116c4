import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import { asMayBeAsked } from '../query/own-view.ts'

/**
 * The figures in an answer: those of a query, or for how somebody is doing the latest values of the main metric;
 * undefined: none.
 */
export function figuresOf(request: Request, scope: CoachScope): Query | undefined {
  const query = queryOf(request)
  return query && asMayBeAsked(query, scope).query
}

function queryOf(request: Request): Query | undefined {
  switch (request.kind) {
    case 'query':
      return request.query
    case 'overview':
    case 'why': {
      const metric = request.kind === 'why' ? (request.metric ?? 'recovery') : measureOf(request)
      const { not, ...who } = request.who
      return {
        who: request.who.where === undefined ? who : request.who,
        measures: [{ metric, aggregate: 'latest' }],
        days: request.days ?? {},
        by: ['athlete'],
        asks: 'value',
      }
    }
    default:
      return undefined
  }
}

/** The main metric of the answer: for somebody's nights the hours of sleep. */
const measureOf = ({ person }: Extract<Request, { kind: 'overview' }>) =>
  person?.form === 'nights' || person?.form === 'enough_sleep' ? 'sleep_duration' : 'recovery'
