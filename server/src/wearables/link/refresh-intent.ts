import { ProviderMisconfigured, ProviderUnavailable } from '@corner/wearables/failures.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import { countTokenCall } from '../budget/budget.ts'
import type { Links } from '../links.ts'
import { type Connection, findConnection } from './connection-store.ts'
import { LinkUnusable } from './link-failures.ts'
import { forgetRefreshAsked, noteRefreshAsked } from './refresh-intent-store.ts'
import { refreshesRest } from './refusal-circuit.ts'
import { openToken } from './sealed-tokens.ts'

/** What is committed before a refresh is sent. */
export interface Intent {
  /** The encrypted refresh token; null: there is none. */
  sealed: Buffer | null
  /** An earlier refresh with this token was sent, and its outcome is unknown. */
  askedBefore: boolean
}

/**
 * Reads the token again after waiting for the lock, counts the call, and records that it is about to be made. The record
 * remains if the process is killed before the answer, or if the answer never comes.
 * @returns the token if another has been stored meanwhile
 */
export async function prepareToAsk(
  links: Links,
  series: Series,
  known: string | undefined,
): Promise<Intent | { token: string }> {
  const link = await readLink(links, series)
  if (!link || link.status === 'disconnected') throw new LinkUnusable('The account is not linked')
  const stored = openToken(links.keyRing, link, 'access_token')
  if (stored !== undefined && stored !== known && link.status === 'connected') return { token: stored }
  const sealed = link.refresh_token
  if (sealed === null) return { sealed, askedBefore: false }
  if (await refreshesRest(links.database, series.provider))
    throw new ProviderUnavailable('Refreshes rest until the operator has looked at the app')
  await countTokenCall(links)
  const noted = await asSeenBy(links.database, [series.user_id], (own) =>
    noteRefreshAsked(own, series, sealed, links.now()),
  )
  return { sealed, askedBefore: noted?.askedBefore ?? false }
}

/** The provider answered that it did nothing, so nothing can be lost. */
export async function forgetUnlessLost(
  links: Links,
  series: Series,
  { sealed, askedBefore }: Intent,
  error: unknown,
): Promise<void> {
  const didNothing =
    error instanceof ProviderMisconfigured || (error instanceof ProviderUnavailable && error.didNothing)
  if (didNothing && sealed && !askedBefore)
    await asSeenBy(links.database, [series.user_id], (own) => forgetRefreshAsked(own, series, sealed))
}

export function readLink(links: Links, series: Series): Promise<Connection | undefined> {
  return asSeenBy(links.database, [series.user_id], (own) => findConnection(own, series))
}
