import { addDays } from '@corner/analytics/days/calendar.ts'
import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import type { AnswerContext } from '../context/answer-context.ts'
import { peopleOf } from '../context/people-of.ts'
import { askedAboutList } from './asked-about-list.ts'
import { dayListsOf } from './lists/day-lists.ts'
import { filterLists } from './lists/filtered-lists.ts'
import { withMoved } from './lists/moved.ts'
import { scoreSaid } from './score-said.ts'
import { judgeDay } from './verdicts.ts'
import { asksWhyOrder, writeWhyOrder } from './why-order.ts'

/**
 * How the last list of a day is ordered, where a message asks for that; undefined: it does not, or there is no such
 * list.
 */
export async function answerWhyOrder(
  message: string,
  history: readonly HistoryMessage[],
  context: AnswerContext,
): Promise<{ response: string; request: Request } | undefined> {
  const { scope } = context
  const last = history.findLast(({ role }) => role === 'assistant')
  const request = last?.requests?.at(-1)
  const isOfDay = request?.kind === 'overview' || request?.kind === 'advice'
  if (!last || !isOfDay || !request.day || scope.view === 'own') return undefined
  const { day, who } = request
  const today = addDays(scope.today, day.back ?? 0)
  const judged = withMoved(await judgeDay(await peopleOf(who, undefined, context), context, day.back), day)
  const form = day.form === 'one' ? 'order' : day.form
  const { lists } = filterLists(dayListsOf(form, judged, today), day)
  const listed = lists.flatMap(({ athletes }) => athletes.map(({ athlete }) => athlete.id))
  if (listed.length < 2) return undefined
  const score = scoreSaid(message)
  const places = lists.flatMap(({ athletes }) => athletes)
  const withScore = places.flatMap(({ athlete, recovery }, at) =>
    score !== undefined && recovery !== null && Math.round(recovery) === score
      ? [{ id: athlete.id, place: at + 1 }]
      : [],
  )
  const asked = withScore.length === 1 ? withScore : askedAboutList(message, listed, scope)
  if (!asksWhyOrder(message, asked.length)) return undefined
  return { response: writeWhyOrder(judged, day, asked, today), request }
}
