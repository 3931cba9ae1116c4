import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import { Request } from '@corner/contract/entities/query.ts'
import { answerMessage } from './answer-message.ts'
import type { CoachScope } from './scope.ts'
import { Toolbox } from './tools/toolbox.ts'

/** An athlete with 60 % and 7.5 h for four weeks, whose last days are as given. */
export const withLast = (id: string, name: string, recovery: readonly number[], hours: readonly number[]) =>
  athleteWith({
    id,
    name,
    recovery: [...Array.from({ length: 28 }, (_, day) => 60 + ((day % 3) - 1) * 6), ...recovery],
    hours: [...Array.from({ length: 28 }, (_, day) => 7.5 + ((day % 3) - 1) * 0.4), ...hours],
  })

/**
 * The last answer of a conversation, without bold marks, and how it was read.
 * @param keeps whether the requests of the answers are kept, as in the browser
 */
export async function talkIn(scope: CoachScope, messages: readonly string[], keeps = true) {
  const history: HistoryMessage[] = []
  let text = ''
  let line = ''
  for (const message of messages) {
    const given = { message, history: [...history], scope, toolbox: new Toolbox(scope) }
    const { response, readings } = await answerMessage(given)
    const requests = readings.map(({ request }) => Request.parse(request))
    history.push({ role: 'user', content: message })
    history.push({ role: 'assistant', content: response, ...(keeps && requests.length > 0 && { requests }) })
    text = response.replaceAll('**', '')
    line = readings.map((reading) => reading.line).join(' / ')
  }
  return { text, line }
}
