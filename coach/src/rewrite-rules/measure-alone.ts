import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const IN_A_LIST = /\b(consistency|regularity)\b/

/** "Recovery, sleep duration, consistency and mean strain": in a list of measures, consistency is that of sleep. */
export const withConsistency: Rewrite = (request, part) => {
  if (request.kind !== 'query' || !IN_A_LIST.test(typedWords(part))) return undefined
  const { measures } = request.query
  const isOfSeveral = new Set(measures.map(({ metric }) => metric)).size > 1
  const isNamed = spansOf(part.spans, 'metric').some(({ metric }) => metric === 'sleep_consistency')
  if (!isOfSeveral || isNamed || measures.some(({ metric, aggregate }) => /consistency/.test(metric + aggregate)))
    return undefined
  const place = measures.findIndex(({ metric }) => /^sleep/.test(metric)) + 1 || measures.length
  const [beside] = measures
  const added = { metric: 'sleep_consistency', aggregate: beside?.aggregate ?? ('mean' as const) }
  return {
    kind: 'query',
    query: { ...request.query, measures: [...measures.slice(0, place), added, ...measures.slice(place)].slice(0, 8) },
  }
}

/** "Strain?" alone asks for the team's, not what strain is. */
export const asMeasureAlone: Rewrite = (request, part) => {
  const [metric, second] = spansOf(part.spans, 'metric')
  const isAll = metric !== undefined && metric.until - metric.from === part.tokens.length
  const isList = request.kind === 'query' && request.query.by?.join() === 'athlete' && !request.query.order
  if ((request.kind !== 'knowledge' && !isList) || part.previous || !metric || second || !isAll) return undefined
  const who = part.self === undefined ? {} : { ids: [part.self] }
  return {
    kind: 'query',
    query: {
      who,
      measures: [{ metric: metric.metric, aggregate: 'mean' }],
      days: {},
      ...(part.self !== undefined && { by: ['athlete' as const] }),
      asks: 'value',
    },
  }
}
