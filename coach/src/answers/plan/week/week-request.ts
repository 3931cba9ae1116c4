import type { Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../../../read-question.ts'
import { LONGEST_TOPIC } from '../../../reading/topic.ts'
import type { CoachScope } from '../../../scope.ts'
import { weekQuestionIn } from './week-intent.ts'

const OF_ONE = /\b(him|her|he|she|his|hers)\b/i
/** An amount of something recorded is a look-up, and what the user does themselves is not about the team. */
const OF_AMOUNT =
  /\bhow (much|many) (more |less )?(rem|deep|sleep|strain|recovery|hrv|nights|hours|days)\b|\b(am i|i'?m) (ok|okay|good|fine|ready|safe) to\b/i
const NOT_HAD: readonly string[] = ['other_team', 'stranger', 'rules']

/**
 * The advice about the team's week that a message asks for by its words, however its parts were read. Requests that
 * name somebody, known or unknown, and conversations about one person stay as they are.
 */
export function weekRequest(
  message: string,
  parts: readonly PartOfQuestion[],
  previous: readonly Request[],
  { view }: Pick<CoachScope, 'view'>,
): Extract<Request, { kind: 'advice' }> | undefined {
  const question = view === 'team' ? weekQuestionIn(message) : undefined
  if (!question || parts.some(isOfSomebody) || OF_ONE.test(message) || OF_AMOUNT.test(message)) return undefined
  const isOfOneBefore = previous.some((request) => 'who' in request && request.who.ids?.length === 1)
  if (isOfOneBefore && question !== 'deload' && question !== 'available' && question !== 'early_start') return undefined
  return { kind: 'advice', who: {}, topic: message.slice(-LONGEST_TOPIC) }
}

function isOfSomebody({ isNamed, readings: [best] }: PartOfQuestion): boolean {
  return isNamed || (best?.request.kind === 'cannot' && NOT_HAD.includes(best.request.because))
}
