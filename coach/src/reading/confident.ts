import type { Request } from '@corner/contract/entities/query.ts'

/**
 * From these probabilities on the likeliest reading is answered without doubt, and with doubt: less is enough where it
 * is so many times likelier than any that asks for something else. Tuned on the tuning part of the corpus.
 */
const SURE = { from: 0.75, or: { from: 0.6, ahead: 3 } }
const LIKELY = { from: 0.2, or: { from: 0.1, ahead: 1 } }
/** Below this no choice of readings is offered. */
export const OFFER_FROM = 0.02

interface LikelyRequest {
  request: Request
  probability: number
}

/** `sure`: answered; `likely`: answered with doubt; `unsure`: asked back. */
type Confidence = 'sure' | 'likely' | 'unsure'

/**
 * How certain it is that the likeliest of some readings is what was asked.
 * @param answerKey readings with one key have the same answer, so that it does not matter which was meant; undefined:
 * each has its own
 */
export function confidenceIn(
  [best, ...others]: readonly LikelyRequest[],
  answerKey: (request: Request) => string | undefined = () => undefined,
): Confidence {
  if (!best) return 'unsure'
  const key = answerKey(best.request)
  const isAlike = ({ request }: LikelyRequest) => key !== undefined && answerKey(request) === key
  const probability = others.filter(isAlike).reduce((sum, one) => sum + one.probability, best.probability)
  const core = coreOf(best.request)
  const rivals = others.filter((one) => coreOf(one.request) !== core && !isAlike(one))
  const rival = Math.max(0, ...rivals.map((one) => one.probability))
  const isFrom = ({ from, or }: typeof SURE) =>
    probability >= from || (probability >= or.from && probability >= or.ahead * rival)
  return isFrom(SURE) ? 'sure' : isFrom(LIKELY) ? 'likely' : 'unsure'
}

/** What a request asks for, without how many are named and what comes first in the answer. */
function coreOf(request: Request): string {
  if (request.kind !== 'query') return JSON.stringify({ ...request, topic: '' })
  const { limit: _, asks: __, shown: ___, ...core } = request.query
  return JSON.stringify(core)
}
