import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Measure, Request } from '@corner/contract/entities/query.ts'
import { listedIn } from '../../conversation/listed-athletes.ts'
import { findSpans } from '../../reading/spans/find-spans.ts'
import type { CoachScope } from '../../scope.ts'
import { measuresSaid, saysMore } from '../measures-said.ts'
import { SAME_NIGHTS } from './same-people.ts'

const MOST_WORDS = 10

/** After whose vital signs were off over some nights: another measure of those athletes, on each of these nights. */
export function nightsOfThose(
  message: string,
  history: readonly HistoryMessage[],
  scope: CoachScope,
): Request | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')
  const request = last?.requests?.at(-1)
  const nights = request?.kind === 'overview' ? request.day?.nights : undefined
  const words = message.toLowerCase()
  if (!last || nights === undefined || !SAME_NIGHTS.test(words) || words.split(/\s+/).length > MOST_WORDS)
    return undefined
  const { spans } = findSpans(message, scope)
  const [metric, ...others] = measuresSaid({ spans, words })
  const [id, ...more] = listedIn(last.content, scope.athletes).map(({ athlete }) => athlete.id)
  if (metric === undefined || id === undefined || saysMore({ spans })) return undefined
  const measureOf = (one: string): Measure => ({ metric: one, aggregate: 'mean' })
  return {
    kind: 'query',
    query: {
      who: { ids: [id, ...more] },
      measures: [measureOf(metric), ...others.map(measureOf)],
      days: { window: { last: nights } },
      by: ['athlete', 'day'],
      asks: 'value',
    },
  }
}
