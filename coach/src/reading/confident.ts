import type { Request } from '@corner/contract/entities/query.ts'

/** From this probability on the likeliest reading is answered. This and the others are set on the tuning part of the corpus. */
const SURE_FROM = 0.5
/** Less is enough where it is so many times likelier than the next one that asks for something else. */
const LIKELY_FROM = 0.25
const AHEAD = 2
/** Below it not even a choice of readings is offered. */
export const OFFER_FROM = 0.05

interface Reading {
  request: Request
  probability: number
}

/** Whether the likeliest of some readings is answered; else the coach asks back. */
export function isSure([best, ...others]: readonly Reading[]): boolean {
  if (!best) return false
  if (best.probability >= SURE_FROM) return true
  const core = coreOf(best.request)
  const rival = others.find(({ request }) => coreOf(request) !== core)
  return best.probability >= LIKELY_FROM && best.probability >= AHEAD * (rival?.probability ?? 0)
}

/** What a request asks for, apart from how many are named and what comes first in the answer. */
function coreOf(request: Request): string {
  if (request.kind !== 'query') return JSON.stringify({ ...request, topic: '' })
  const { limit: _, asks: __, shown: ___, ...core } = request.query
  return JSON.stringify(core)
}
