import type { Condition, Query, Who } from '@corner/contract/entities/query.ts'
import { HELD, IMPLIED } from '../../src/reading/implied-conditions.ts'
import type { MessagePart } from '../../src/reading/part.ts'
import { OPPOSITE } from '../../src/reading/request/opposite.ts'
import { whoIn } from '../../src/reading/request/request-fields.ts'
import type { Span } from '../../src/reading/spans/span.ts'
import { isFromOwn, near, same } from './alike.ts'

/** New conditions without a bound among the words. */
function openConditions(part: MessagePart, who: Who, kinds: readonly Span['kind'][]): Condition[] {
  const before = whoIn(part.previous)?.where ?? []
  const isSaid = (each: Condition) =>
    part.spans.some(
      (span) =>
        (span.kind === 'bound' || span.kind === 'band') &&
        kinds.includes(span.kind) &&
        (near(each.than, span.limits.than) || isFromOwn(each, span.limits.than)),
    )
  return (who.where ?? []).filter(
    (each) => !each.measure.test && !isSaid(each) && !before.some((one) => same(one, each)),
  )
}

/** The condition implied without words of bounds or colors. */
export function impliedBy(part: MessagePart, who: Who): string {
  const open = openConditions(part, who, ['bound', 'band'])
  const found = Object.entries(IMPLIED).find(([, { measure, is, than }]) =>
    open.some(
      (each) =>
        each.measure.metric === measure.metric &&
        each.measure.aggregate === measure.aggregate &&
        each.is === is &&
        near(each.than, than),
    ),
  )
  return found?.[0] ?? 'none'
}

/** How the asked metrics must compare with the athlete's own. */
export function heldBy(part: MessagePart, who: Who, query: Query): string {
  const open = openConditions(part, who, ['bound'])
  const isAsked = (metric: string) => query.measures.some((measure) => measure.metric === metric)
  const found = Object.entries(HELD).find(([, { aggregate, is, than }]) =>
    open.some(
      ({ measure, ...limits }) =>
        measure.aggregate === aggregate && isAsked(measure.metric) && limits.is === is && near(limits.than, than),
    ),
  )
  return found?.[0] ?? 'none'
}

/** "Not in the green": the complement of what the words bound. */
export function isTurned(part: MessagePart, where: readonly Condition[]): boolean {
  const bounds = part.spans.flatMap((span) => (span.kind === 'bound' || span.kind === 'band' ? [span.limits] : []))
  const of = (each: Condition) => bounds.filter(({ than }) => near(than, each.than))
  const said = where.filter((each) => !each.measure.test && of(each).length > 0)
  return said.length > 0 && said.every((each) => of(each).every(({ is }) => OPPOSITE[is] === each.is))
}
