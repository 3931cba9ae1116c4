import type { Aggregate } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'
import type { Decided } from '../part-choices.ts'
import { previousQuery } from './before.ts'
import { spansWith } from './spans-with.ts'

/** The metrics asked for. */
export function measuredMetrics(part: Part, decided: Decided): string[] {
  const said = [...new Set(spansWith(part, decided, 'metric', 'measure').map(({ metric }) => metric))]
  if (said.length > 0) return said
  if (decided.metric === 'prev') return previousQuery(part)?.measures.map(({ metric }) => metric) ?? []
  return decided.metric === 'none' ? [] : [decided.metric]
}

export const aggregateOf = (choice: string, part: Part): Aggregate =>
  (choice === 'prev' ? (previousQuery(part)?.measures[0]?.aggregate ?? 'latest') : choice) as Aggregate
