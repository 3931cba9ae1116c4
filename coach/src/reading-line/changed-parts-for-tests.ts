import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { AGGREGATES } from '@corner/contract/entities/query.ts'

type Json = unknown

const isRecord = (node: Json): node is Record<string, Json> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** Every tree that is the first one with one part taken from the second. */
export function withOnePartOf(first: Json, second: Json): Json[] {
  if (Array.isArray(first) && Array.isArray(second)) {
    const deeper = first.flatMap((part, place) =>
      place < second.length ? withOnePartOf(part, second[place]).map((changed) => first.with(place, changed)) : [],
    )
    return [second, ...deeper]
  }
  if (!isRecord(first) || !isRecord(second)) return [second]
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) => {
    const { [key]: own, ...others } = first
    if (second[key] === undefined) return [others]
    return own === undefined
      ? [{ ...first, [key]: second[key] }]
      : withOnePartOf(own, second[key]).map((part) => ({ ...first, [key]: part }))
  })
}

/** Words of the query language that may be in the same position. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  AGGREGATES,
  Object.keys(CATALOGUE),
  ['below', 'at_most', 'above', 'at_least', 'missing', 'present'],
  ['own_average', 'own_low', 'own_high', 'team_average'],
  ['highest', 'lowest'],
  ['value', 'who', 'how_many', 'whether', 'when'],
  ['table', 'bands', 'chart', 'names'],
  ['all', 'any'],
  ['athlete', 'day', 'weekday', 'week', 'band'],
]

/** Every tree with one small change: a number one higher or lower, another word, a part left out. */
export function oneStepAway(tree: Json): Json[] {
  if (typeof tree === 'number') return [tree - 1, tree + 1, tree + 0.5]
  if (typeof tree === 'string')
    return ALTERNATIVES.find((words) => words.includes(tree))?.filter((word) => word !== tree) ?? []
  if (Array.isArray(tree))
    return tree.flatMap((part, place) => [
      tree.toSpliced(place, 1),
      ...oneStepAway(part).map((changed) => tree.with(place, changed)),
    ])
  if (!isRecord(tree)) return []
  return Object.entries(tree).flatMap(([key, part]) => {
    const { [key]: _, ...others } = tree
    return [others, ...oneStepAway(part).map((changed) => ({ ...tree, [key]: changed }))]
  })
}
