import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../../read-question.ts'
import { LONGEST_TOPIC } from '../../reading/topic.ts'
import { continuesPlan, planIntentOf } from './plan-intent.ts'

/** A request for a text, a figure, or something unavailable stays what it is. */
const STAYS: ReadonlySet<Request['kind']> = new Set(['draft', 'why', 'talk'])
const NOT_HAD: readonly string[] = ['other_team', 'stranger', 'rules', 'no_such_action']
const SURE_QUERY = 0.5

/**
 * The advice that a message asks for, if it is for coming days: by its words, whatever the trained reader made of them.
 * A message that continues a plan carries that plan's words.
 */
export function planRequest(
  message: string,
  parts: readonly PartOfQuestion[],
  previous: readonly Request[],
  today: CalendarDay,
): Extract<Request, { kind: 'advice' }> | undefined {
  if (parts.length === 0 || parts.some(staysItself)) return undefined
  const before = previous.find(
    (request) => request.kind === 'advice' && planIntentOf(request.topic, today) !== undefined,
  )
  const isOn = before?.kind === 'advice' && continuesPlan(message, today)
  const words = isOn ? `${before.topic}. ${message}` : message
  if (!planIntentOf(words, today)) return undefined
  const named = parts.flatMap(({ isNamed, readings }) => (isNamed ? readings.flatMap(whoIn).slice(0, 1) : []))
  const [who = isOn ? before.who : {}] = named
  return { kind: 'advice', who, topic: words.slice(-LONGEST_TOPIC) }
}

const whoIn = ({ request }: { request: Request }) =>
  'who' in request && request.who.ids ? [{ ids: request.who.ids }] : []

function staysItself({ readings: [best], strangers }: PartOfQuestion): boolean {
  if (!best) return false
  const { request, probability } = best
  if (strangers.length > 0) return true
  if (request.kind === 'cannot') return NOT_HAD.includes(request.because)
  return STAYS.has(request.kind) || (request.kind === 'query' && probability >= SURE_QUERY)
}
