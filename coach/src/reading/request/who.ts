import type { Condition, Who } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { metricsNamed } from '../spans/span.ts'
import { previousQuery, previousWho } from './before.ts'
import { buildConditions } from './conditions.ts'
import { negated } from './opposite.ts'
import { spansWith } from './spans-with.ts'

/** The people: named, kept from the conversation, left out, and under conditions. */
export function buildWho(part: MessagePart, decided: PartChoices): Who {
  const base = baseOf(part, decided)
  const idsOf = (role: string) => [
    ...new Set(
      spansWith(part, decided, 'name', role)
        .flatMap(({ athletes }) => (athletes.length === 1 ? athletes : []))
        .map(({ id }) => id),
    ),
  ]
  const [named, except] = [idsOf('ids'), idsOf('except')]
  const ids = decided.people === 'added' ? [...new Set([...(base?.ids ?? []), ...named])] : named
  const said = buildConditions(part, decided)
  const isNot = decided.negated === 'yes' && said.length > 0
  // "Take out anyone under 7" keeps the earlier conditions.
  const conditions = isNot && base?.where ? said.map(negated) : said
  const where = [...(base?.where ?? []), ...conditions]
  return {
    ...(base?.ids ? { ids: base.ids } : {}),
    ...(ids.length > 0 ? { ids } : part.self === undefined ? {} : { ids: [part.self] }),
    ...(except.length > 0 || base?.except ? { except: [...new Set([...(base?.except ?? []), ...except])] } : {}),
    ...(where.length > 0 ? { where } : {}),
    ...(base?.combine
      ? { combine: base.combine }
      : said.length > 1 && isOneOf(part)
        ? { combine: 'any' as const }
        : {}),
    ...((isNot && !base?.where) || base?.not ? { not: true } : {}),
    ...(base?.first ? { first: base.first } : {}),
  }
}

/** "Skin temperature or breathing rate off": one of them is enough. */
function isOneOf({ tokens, spans }: MessagePart): boolean {
  const metrics = spans.filter(({ kind }) => kind === 'metric').toSorted((a, b) => a.from - b.from)
  const between = metrics.slice(1).flatMap((span, at) => tokens.slice(metrics[at]?.until ?? 0, span.from))
  const has = (word: string) => between.some(({ text }) => text === word)
  return has('or') && !has('and')
}

/** The people a follow-up starts from, by what is kept of those before. */
function baseOf(part: MessagePart, decided: PartChoices): Who | undefined {
  const before = previousWho(part)
  if (decided.people === 'result') return resultOf(part)
  if (decided.people === 'all' || !before) return undefined
  const { ids, except, first, where, ...rest } = edited(part, decided, before)
  const named = { ...(ids && { ids }), ...(except && { except }), ...(first && { first }) }
  switch (decided.people) {
    case 'named':
      return named
    case 'conditions':
      return { ...rest, ...(where && { where }) }
    case 'others':
      return { ...rest, ...(where && { where }), ...(ids && { except: ids }) }
    default:
      return { ...rest, ...named, ...(where && { where }) }
  }
}

/** "At 55", "make it three": the earlier request with another number. */
function edited(part: MessagePart, decided: PartChoices, who: Who): Who {
  const number = decided.edited === 'number' ? anyNumber(part) : undefined
  const { where, ...rest } = who
  if (!where) return who
  if (decided.edited === 'last_dropped' || decided.edited === 'first_dropped') {
    const named = metricsNamed(part.spans)
    const others = where.filter(({ measure }) => !named.includes(measure.metric))
    const isOneNamed = others.length > 0 && others.length < where.length
    // "Drop the recovery one" says which itself.
    const kept = isOneNamed ? others : decided.edited === 'last_dropped' ? where.slice(0, -1) : where.slice(1)
    return kept.length > 0 ? { ...rest, where: kept } : rest
  }
  return number === undefined
    ? who
    : { ...who, where: where.map((condition, at) => withNumber(condition, at === where.length - 1, number)) }
}

function withNumber(condition: Condition, isLast: boolean, number: number): Condition {
  return isLast && typeof condition.than === 'number' ? { ...condition, than: number } : condition
}

/** The number of a short follow-up that belongs to no other words. */
const anyNumber = ({ tokens }: MessagePart) => tokens.find(({ value }) => value !== undefined && value >= 0)?.value

/** The athletes of the last answer: the first in its order, or all it was about. */
function resultOf(part: MessagePart): Who | undefined {
  const before = previousQuery(part)
  const [measure] = before?.measures ?? []
  if (!before?.order || !before.limit || !measure) return previousWho(part)
  return {
    ...before.who,
    first: { measure: { ...measure, days: measure.days ?? before.days }, order: before.order, limit: before.limit },
  }
}
