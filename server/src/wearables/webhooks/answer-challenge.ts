import { Refusal } from '@corner/contract/refusal.ts'
import { getApp, type Links } from '../links.ts'

/**
 * What a provider wants to hear before it sends webhooks to this address. A repeated parameter counts as missing.
 * @throws Refusal `not_found` for a provider that does not ask, `not_signed_in` for a question that is not the provider's,
 * `provider_not_configured`
 */
export function answerChallenge(links: Links, query: Readonly<Record<string, unknown>>): object {
  const { label, webhook } = links.provider
  if (!webhook?.answerChallenge) throw new Refusal('not_found', `${label} asks no questions before its webhooks`)
  const single = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const answer = webhook.answerChallenge(Object.fromEntries(single), getApp(links))
  if (!answer) throw new Refusal('not_signed_in', 'The token of this question does not fit')
  return answer
}
