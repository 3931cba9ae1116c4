import { setTimeout as wait } from 'node:timers/promises'
import { ProviderMisconfigured, ProviderRefused, ProviderUnavailable } from '@corner/wearables/failures.ts'
import type { TokenPair } from '@corner/wearables/provider.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import { asSeenBy, type VisibleDatabase } from '../../database/visible-athletes.ts'
import { logOf } from '../../log/log.ts'
import type { Series } from '../../measurements/series.ts'
import { getApp, hurried, type Links } from '../links.ts'
import {
  type Connection,
  expireLink,
  findConnection,
  findConnectionForUpdate,
  replaceTokens,
} from './connection-store.ts'
import { noteLostLink } from './give-up-link.ts'
import { LINK_AGAIN, LinkUnusable } from './link-failures.ts'
import { noteAppRefused, noteRefusal, raiseAlarm, refreshesRest } from './refusal-circuit.ts'
import { openToken, sealPair } from './sealed-tokens.ts'
import { takeTurn } from './turns.ts'

const log = logOf('wearables')

/** A token that ends sooner is refreshed before use: a slow request must not outlive it. */
const MARGIN_MS = 2 * 60_000
/** The row lock is held meanwhile, and a screen may wait. */
const REFRESH_TIMEOUT_MS = 15_000

/**
 * A token that the provider takes, refreshed when it is about to end.
 * @param refused one that the provider has just refused: only another is an answer
 * @throws LinkUnusable when the link has ended or expired; ProviderUnavailable for a refresh that may succeed later
 */
export async function accessTokenFor(links: Links, series: Series, refused?: string): Promise<string> {
  const link = await readLink(links, series)
  const usable = usableToken(links, link, refused)
  if (usable !== undefined) return usable
  // The token that was judged, not one read anew: another process may have renewed it meanwhile.
  const judged = refused ?? (link && openToken(links.keyRing, link, 'access_token'))
  return takeTurn(() => renewUnderLock(links, series, judged))
}

/** Asks for a new pair whatever the old one is worth, also for a link that is Token Expired. @throws as `accessTokenFor` */
export async function renewToken(links: Links, series: Series): Promise<string> {
  const before = await readLink(links, series)
  const known = before && openToken(links.keyRing, before, 'access_token')
  return takeTurn(() => renewUnderLock(links, series, known))
}

function readLink(links: Links, series: Series): Promise<Connection | undefined> {
  return asSeenBy(links.database, [series.user_id], (own) => findConnection(own, series))
}

/** undefined: it must be refreshed first. */
function usableToken(links: Links, link: Connection | undefined, refused: string | undefined): string | undefined {
  if (link?.status !== 'connected') throw new LinkUnusable('The account is not linked')
  const token = openToken(links.keyRing, link, 'access_token')
  if (token === undefined || token === refused) return undefined
  const endsAt = link.token_expires_at?.getTime() ?? 0
  return endsAt - MARGIN_MS > links.now().getTime() ? token : undefined
}

/** One at a time for each link, in all processes: a refresh token works once, and the loser of a race would get `invalid_grant`. */
async function renewUnderLock(links: Links, series: Series, known: string | undefined): Promise<string> {
  const received: { token: string; save(db: VisibleDatabase): Promise<boolean> }[] = []
  try {
    return await asSeenBy(links.database, [series.user_id], async (transaction) => {
      const link = await findConnectionForUpdate(transaction, series)
      if (!link || link.status === 'disconnected') throw new LinkUnusable('The account is not linked')
      const stored = openToken(links.keyRing, link, 'access_token')
      if (stored !== undefined && stored !== known && link.status === 'connected') return stored
      const refreshToken = openToken(links.keyRing, link, 'refresh_token')
      const sealedBefore = link.refresh_token
      if (refreshToken === undefined || sealedBefore === null) throw new NothingToRefresh(sealedBefore)
      if (await refreshesRest(transaction, series.provider))
        throw new ProviderUnavailable('Refreshes rest until the operator has looked at the app')
      const pair = await askForPair(links, refreshToken, sealedBefore)
      const save = (db: VisibleDatabase) =>
        replaceTokens(db, series, sealedBefore, sealPair(links.keyRing, series, pair))
      received.push({ token: pair.accessToken, save })
      await save(transaction)
      if (link.status !== 'connected') await announceLinkChange(transaction, series.user_id)
      return pair.accessToken
    })
  } catch (error) {
    const [unsaved] = received
    const save = (token: (typeof received)[number]) => asSeenBy(links.database, [series.user_id], token.save)
    if (unsaved && (await saveAgain(() => save(unsaved)))) return unsaved.token
    if (error instanceof NothingToRefresh) return giveUp(links, series, error)
    // After the transaction: who holds a connection and asks for another can wait for ever.
    if (error instanceof ProviderMisconfigured && (await noteAppRefused(links.database, links.provider.name)))
      raiseAlarm(links.provider.label, error.message)
    throw error
  }
}

/** The old pair is dead, so a lost commit would end the link: the new one is stored as soon as the database is back. */
async function saveAgain(save: () => Promise<boolean>): Promise<boolean> {
  for (const pauseMs of [0, 250, 1_000, 4_000]) {
    await wait(pauseMs)
    try {
      return await save()
    } catch (error) {
      log.error('A refreshed pair of tokens is not stored yet', { err: error })
    }
  }
  return false
}

/** The provider will never again take what is stored. */
class NothingToRefresh extends Error {
  readonly sealed: Buffer | null
  constructor(sealed: Buffer | null, options?: ErrorOptions) {
    super('The refresh token is refused', options)
    this.sealed = sealed
  }
}

async function askForPair(links: Links, refreshToken: string, sealed: Buffer): Promise<TokenPair> {
  const app = hurried(getApp(links), REFRESH_TIMEOUT_MS)
  try {
    return await links.provider.refresh(app, refreshToken)
  } catch (error) {
    if (error instanceof ProviderRefused) throw new NothingToRefresh(sealed, { cause: error })
    throw error
  }
}

/** Looks once more: only when nobody has stored another pair meanwhile is the link Token Expired. */
async function giveUp(links: Links, series: Series, { sealed, cause }: NothingToRefresh): Promise<string> {
  if (cause && (await noteRefusal(links.database, series)))
    raiseAlarm(links.provider.label, 'several links were refused within minutes.')
  const expired = await asSeenBy(links.database, [series.user_id], async (transaction) => {
    const changed = await expireLink(transaction, series, sealed, LINK_AGAIN)
    if (changed) await noteLostLink(transaction, links, series)
    return changed
  })
  const link = expired ? undefined : await readLink(links, series)
  const token = link?.status === 'connected' ? openToken(links.keyRing, link, 'access_token') : undefined
  if (token === undefined || link?.refresh_token?.equals(sealed ?? Buffer.alloc(0))) throw new LinkUnusable(LINK_AGAIN)
  return token
}
