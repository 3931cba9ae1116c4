import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { dayAskedIn } from '../../../reading/day/day-intent.ts'
import type { ReadingScope } from '../../../reading/spans/find-spans.ts'
import { editDay } from './edit-day.ts'
import { editQuery } from './edit-query.ts'
import { editWho } from './edit-who.ts'
import { isOneThingAlone } from './one-thing-alone.ts'
import { readEdit } from './read-edit.ts'

interface Talk {
  scope: ReadingScope
  /** The requests of the last answer. */
  previous: readonly Request[]
  /** The words it answered, for when nothing records the form it had. */
  saidBefore?: string | undefined
}

/**
 * The last list with the changes a message makes: "just the worse ones", "drop Aidan", "as a table". Read before the
 * trained reader, which knows such changes only for look-ups.
 * @returns undefined: the message is a question of its own, or there is no such list
 */
export function editLastList(message: string, { scope, previous, saidBefore }: Talk): Request | undefined {
  if (scope.view === 'own') return undefined
  const before = previous.at(-1)
  const day = before && dayOf(before, saidBefore)
  if (isOneThingAlone(message, before === undefined || before.kind === 'talk' || day !== undefined))
    return isOfDay(before) && day
      ? withDay(before, { form: 'one' })
      : { kind: 'overview', who: {}, focus: 'status', day: { form: 'one' } }
  const isList = day !== undefined || (before?.kind === 'query' && before.query.by?.includes('athlete'))
  const edit = isList ? readEdit(message, scope) : undefined
  if (!before || !edit) return undefined
  if (before.kind === 'query') {
    const query = editQuery(before.query, edit)
    return query && { kind: 'query', query }
  }
  if (!day || !isOfDay(before)) return undefined
  const who = editWho(before.who, edit)
  return who && withDay({ ...before, who }, editDay(day, edit), day.form)
}

type OfDay = Extract<Request, { kind: 'overview' | 'advice' }>
const isOfDay = (request: Request | undefined): request is OfDay =>
  request?.kind === 'overview' || request?.kind === 'advice'

/** Once the form has changed, the words of the question no longer describe the answer. */
function withDay(request: OfDay, day: DayAsked, form?: DayAsked['form']): Request {
  if (request.kind === 'advice') return day.form !== form ? { ...request, topic: '', day } : { ...request, day }
  const { person, ...others } = request
  return person?.form === 'worn_down' && day.shown === undefined ? { ...others, person, day } : { ...others, day }
}

/** The form in which a request about the day was answered; undefined: it was not. */
function dayOf(request: Request, said: string | undefined): DayAsked | undefined {
  if (!isOfDay(request)) return undefined
  if (request.day || said === undefined || request.who.ids?.length === 1) return request.day
  const day = dayAskedIn(said)
  if (day.form !== 'ready') return day
  if (request.kind === 'overview' && request.focus === 'guidance') return day
  return request.kind === 'overview' && request.focus === 'status' && !request.days ? { form: 'brief' } : undefined
}
