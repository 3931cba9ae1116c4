import type { Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../../src/reading/part.ts'
import { queryIn, whoIn } from '../../src/reading/request/request-fields.ts'
import { type Span, spansOf } from '../../src/reading/spans/span.ts'
import { isCounted, isFromOwn, near, same } from './alike.ts'
import { isSince, sameWindow } from './windows.ts'

/** The role of each span in a request. */
export function rolesFor(part: MessagePart, request: Request): Map<Span, string> {
  const roles = new Map<Span, string>()
  const query = queryIn(request)
  const who = whoIn(request) ?? {}
  const conditions = who.where ?? []
  for (const span of part.spans) {
    switch (span.kind) {
      case 'name': {
        const [athlete] = span.athletes
        if (!athlete || span.athletes.length > 1) break
        const against = query?.against && 'who' in query.against ? query.against.who.ids : undefined
        if (who.except?.includes(athlete.id)) roles.set(span, 'except')
        else if (who.ids?.includes(athlete.id)) roles.set(span, 'ids')
        else if (against?.includes(athlete.id)) roles.set(span, 'against')
        else roles.set(span, 'none')
        break
      }
      case 'metric': {
        const { metric } = span
        const worn = conditions.find(
          ({ measure, is, than }) =>
            measure.metric === metric &&
            !measure.test &&
            (is === 'present' ||
              is === 'missing' ||
              measure.aggregate === 'missing_days' ||
              (/^(workout|nap)/.test(metric) && (than === 1 || than === 0))) &&
            !spansOf(part.spans, 'count').some((count) => isCounted({ measure, is, than }, count)),
        )
        if (worn) {
          const isThere =
            worn.is === 'present' ||
            (worn.measure.aggregate === 'missing_days'
              ? worn.is === 'at_most'
              : worn.is === 'at_least' || worn.is === 'above')
          roles.set(span, isThere ? 'has' : 'lacks')
          break
        }
        if (query?.measures.some((each) => each.metric === metric && !each.test)) {
          const isCondition = conditions.some(({ measure }) => measure.metric === metric)
          const others = query.measures.some(
            (each) => !conditions.some(({ measure }) => measure.metric === each.metric),
          )
          roles.set(span, isCondition && !others && request.kind === 'query' ? 'measure' : 'measure')
        } else if (query?.measures.some((each) => each.with === metric)) roles.set(span, 'measure')
        else if (request.kind === 'why' && request.metric === metric) roles.set(span, 'measure')
        else roles.set(span, 'none')
        break
      }
      case 'bound':
      case 'band': {
        const is = (value: unknown) => near(value, span.limits.than)
        if (conditions.some((each) => !each.measure.test && (is(each.than) || isFromOwn(each, span.limits.than))))
          roles.set(span, 'condition')
        else if (
          conditions.some((each) => each.measure.test?.some((test) => is(test.than))) ||
          query?.measures.some(({ test }) => test?.some((each) => is(each.than)))
        )
          roles.set(span, 'test')
        else if (
          query?.days.where?.some((test) => is(test.than)) ||
          query?.measures.some(({ days }) => days?.where?.some((test) => is(test.than)))
        )
          roles.set(span, 'filter')
        else if (query?.against && 'days' in query.against && query.against.days.where?.some((test) => is(test.than)))
          roles.set(span, 'against')
        else if (query?.having && is(query.having.than)) roles.set(span, 'having')
        else roles.set(span, 'none')
        break
      }
      case 'count':
        if (conditions.some(({ measure }) => measure.test)) roles.set(span, 'condition')
        else roles.set(span, conditions.some((each) => isCounted(each, span)) ? 'value' : 'none')
        break
      case 'window': {
        const days = query?.days ?? ('days' in request ? request.days : undefined)
        const against = query?.against && 'days' in query.against ? query.against.days : undefined
        const isToday = 'day' in span.window && span.window.day === 0
        if (sameWindow(days?.window, span.window) || (isToday && !days?.window)) roles.set(span, 'main')
        else if (isSince(days?.window, span.window)) roles.set(span, 'since')
        else if (against && sameWindow(against.window, span.window)) roles.set(span, 'against')
        else if (conditions.some(({ measure }) => sameWindow(measure.days?.window, span.window)))
          roles.set(span, 'condition')
        else if (
          days?.window &&
          !against &&
          spansOf(part.spans, 'window').length === 1 &&
          !conditions.some(({ measure }) => measure.days)
        )
          // The words mean these days, even where they were read as others.
          roles.set(span, 'main')
        else roles.set(span, 'none')
        break
      }
      case 'weekdays': {
        const against = query?.against && 'days' in query.against ? query.against.days : undefined
        if (same(query?.days.weekdays, span.weekdays)) roles.set(span, 'main')
        else if (same(against?.weekdays, span.weekdays)) roles.set(span, 'against')
        else roles.set(span, 'none')
        break
      }
      default:
    }
  }
  return roles
}
