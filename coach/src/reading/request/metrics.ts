import type { Aggregate } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { previousQuery } from './before.ts'
import { spansWith } from './spans-with.ts'

/** The metrics asked for. */
export function measuredMetrics(part: MessagePart, decided: PartChoices): string[] {
  const said = [...new Set(spansWith(part, decided, 'metric', 'measure').map(({ metric }) => metric))]
  if (said.length > 0) return said
  if (decided.metric === 'prev') return previousQuery(part)?.measures.map(({ metric }) => metric) ?? []
  return decided.metric === 'none' ? [] : [decided.metric]
}

export const aggregateOf = (choice: string, part: MessagePart): Aggregate =>
  (choice === 'prev' ? (previousQuery(part)?.measures[0]?.aggregate ?? 'latest') : choice) as Aggregate
