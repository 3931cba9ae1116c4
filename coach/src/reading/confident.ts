import type { Request } from '@corner/contract/entities/query.ts'

/** From this probability on the likeliest reading is answered without doubt. This and the others are set on the tuning part of the corpus. */
const SURE_FROM = 0.85
/** From this one on it is answered, with other readings to choose from. */
const LIKELY_FROM = 0.3
/** Less is enough where it is so many times likelier than the next one that asks for something else. */
const AHEAD_FROM = 0.2
const AHEAD = 2
/** Below it not even a choice of readings is offered. */
export const OFFER_FROM = 0.05

interface Reading {
  request: Request
  probability: number
}

/** `sure`: answered; `likely`: answered, with doubt; `unsure`: asked back. */
export type Confidence = 'sure' | 'likely' | 'unsure'

/** How sure it is that the likeliest of some readings is what was asked. */
export function confidenceIn([best, ...others]: readonly Reading[]): Confidence {
  if (!best) return 'unsure'
  if (best.probability >= SURE_FROM) return 'sure'
  if (best.probability >= LIKELY_FROM) return 'likely'
  const core = coreOf(best.request)
  const rival = others.find(({ request }) => coreOf(request) !== core)
  return best.probability >= AHEAD_FROM && best.probability >= AHEAD * (rival?.probability ?? 0) ? 'likely' : 'unsure'
}

/** What a request asks for, apart from how many are named and what comes first in the answer. */
function coreOf(request: Request): string {
  if (request.kind !== 'query') return JSON.stringify({ ...request, topic: '' })
  const { limit: _, asks: __, shown: ___, ...core } = request.query
  return JSON.stringify(core)
}
