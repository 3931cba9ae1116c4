import type { Days, Group, Query, Who } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { spansOf } from '../spans/span.ts'
import { buildAgainst } from './against.ts'
import { previousQuery } from './before.ts'
import { buildMeasures } from './measures.ts'
import { boundsWith } from './spans-with.ts'

export function buildQuery(part: MessagePart, decided: PartChoices, who: Who, days: Days): Query | undefined {
  const before = previousQuery(part)
  const measures = buildMeasures(part, decided, who)
  if (measures.length === 0) return undefined
  const by = decided.by === 'prev' ? before?.by : decided.by === 'none' ? undefined : (decided.by.split('+') as Group[])
  const order =
    decided.order === 'prev' ? before?.order : decided.order === 'none' ? undefined : (decided.order as Query['order'])
  const limit = limitOf(part, decided, before)
  const shown =
    decided.shown === 'prev' ? before?.shown : decided.shown === 'none' ? undefined : (decided.shown as Query['shown'])
  const against = buildAgainst(part, decided, days)
  const [having] = boundsWith(part, decided, 'having')
  const place = spansOf(part.spans, 'place')[0]?.value
  return {
    who,
    measures,
    days,
    ...(by === undefined ? {} : { by }),
    ...(having === undefined ? {} : { having: having.limits }),
    ...(order === undefined ? {} : { order }),
    ...(limit === undefined ? {} : { limit }),
    ...(place === undefined || order === undefined ? {} : { place }),
    ...(against === undefined ? {} : { against }),
    asks: (decided.asks === 'prev' ? (before?.asks ?? 'value') : decided.asks) as Query['asks'],
    ...(shown === undefined ? {} : { shown }),
  }
}

function limitOf(part: MessagePart, { limit }: PartChoices, before: Query | undefined): number | undefined {
  if (limit === 'prev') return before?.limit
  if (limit === 'one') return 1
  return limit === 'said' ? (spansOf(part.spans, 'limit')[0]?.value ?? numberSaid(part)) : undefined
}

const numberSaid = ({ tokens }: MessagePart) =>
  tokens.find(({ value }) => value !== undefined && Number.isInteger(value) && value > 0 && value <= 60)?.value
