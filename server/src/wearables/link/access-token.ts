import { setTimeout as wait } from 'node:timers/promises'
import { ProviderMisconfigured, ProviderRefused } from '@corner/wearables/failures.ts'
import type { TokenPair } from '@corner/wearables/provider.ts'
import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import type { EndedBecause } from '../../database/schema.ts'
import { asSeenBy, type VisibleDatabase } from '../../database/visible-athletes.ts'
import { logOf } from '../../log/log.ts'
import type { Series } from '../../measurements/series.ts'
import { getApp, type Links, withTimeout } from '../links.ts'
import { type Connection, expireLink, findConnectionForUpdate, replaceTokens } from './connection-store.ts'
import { LINK_AGAIN, LinkUnusable } from './link-failures.ts'
import { noteLostLink } from './lost-link.ts'
import { forgetUnlessLost, type Intent, prepareToAsk, readLink } from './refresh-intent.ts'
import { withRefreshSlot } from './refresh-slots.ts'
import { noteAppRefused, noteRefusal, raiseAlarm } from './refusal-circuit.ts'
import { openToken, sealPair } from './sealed-tokens.ts'
import { shareRenewal } from './shared-renewal.ts'

const log = logOf('wearables')

/** A token that expires sooner is refreshed before use, so that it outlasts a slow request. */
const MARGIN_MS = 2 * 60_000
/** Per attempt, of two. The row is locked meanwhile, and a screen may wait. */
const REFRESH_TIMEOUT_MS = 12_000

/**
 * A valid token, refreshed when it is about to expire.
 * @param refused a token that the provider has just refused: only a different one is returned
 * @throws LinkUnusable when the link has ended or expired; ProviderUnavailable for a refresh that may succeed later
 */
export async function accessTokenFor(links: Links, series: Series, refused?: string): Promise<string> {
  const link = await readLink(links, series)
  const usable = usableToken(links, link, refused)
  if (usable !== undefined) return usable
  // The token that was checked, not the stored one: another process may have refreshed it meanwhile.
  const judged = refused ?? (link && openToken(links.keyRing, link, 'access_token'))
  return renew(links, series, judged)
}

/**
 * Requests a new pair even if the current token is valid, also for a link that is Token Expired.
 * @throws as `accessTokenFor`
 */
export async function renewToken(links: Links, series: Series): Promise<string> {
  const before = await readLink(links, series)
  const known = before && openToken(links.keyRing, before, 'access_token')
  return renew(links, series, known)
}

function renew(links: Links, series: Series, known: string | undefined): Promise<string> {
  return shareRenewal(links, series, known, () => withRefreshSlot(() => renewUnderLock(links, series, known)))
}

/** undefined: it must be refreshed first. */
function usableToken(links: Links, link: Connection | undefined, refused: string | undefined): string | undefined {
  if (link?.status !== 'connected') throw new LinkUnusable('The account is not linked')
  if (link.paused_at) throw new LinkUnusable('The athlete has paused the link')
  const token = openToken(links.keyRing, link, 'access_token')
  if (token === undefined || token === refused) return undefined
  const endsAt = link.token_expires_at?.getTime() ?? 0
  return endsAt - MARGIN_MS > links.now().getTime() ? token : undefined
}

/**
 * One refresh per link at a time, in all processes: a refresh token works once, and the loser of a race would get
 * `invalid_grant`.
 */
async function renewUnderLock(links: Links, series: Series, known: string | undefined): Promise<string> {
  const received: { token: string; save(db: VisibleDatabase): Promise<boolean> }[] = []
  const intent = await prepareToAsk(links, series, known)
  if ('token' in intent) return intent.token
  try {
    return await asSeenBy(links.database, [series.user_id], async (transaction) => {
      const link = await findConnectionForUpdate(transaction, series)
      if (!link || link.status === 'disconnected') throw new LinkUnusable('The account is not linked')
      const stored = openToken(links.keyRing, link, 'access_token')
      if (stored !== undefined && stored !== known && link.status === 'connected') return stored
      const refreshToken = openToken(links.keyRing, link, 'refresh_token')
      const sealedBefore = link.refresh_token
      if (refreshToken === undefined || sealedBefore === null) throw new NothingToRefresh(sealedBefore, 'refused')
      const pair = await askForPair(links, refreshToken, sealedBefore, intent)
      const save = (db: VisibleDatabase) =>
        replaceTokens(db, series, sealedBefore, sealPair(links.keyRing, series, pair), links.now())
      received.push({ token: pair.accessToken, save })
      await save(transaction)
      if (link.status !== 'connected') await noteRestored(transaction, links, series)
      return pair.accessToken
    })
  } catch (error) {
    const [unsaved] = received
    const save = (token: (typeof received)[number]) => asSeenBy(links.database, [series.user_id], token.save)
    if (unsaved && (await saveAgain(() => save(unsaved)))) return unsaved.token
    if (error instanceof NothingToRefresh) return giveUp(links, series, error)
    await forgetUnlessLost(links, series, intent, error)
    // After the transaction: a caller that holds a connection and asks for another can deadlock.
    if (error instanceof ProviderMisconfigured && (await noteAppRefused(links.database, links.provider.name)))
      raiseAlarm(links.provider, error.message)
    throw error
  }
}

/** In the transaction that stores the pair. */
async function noteRestored(transaction: VisibleDatabase, { provider }: Links, { user_id }: Series): Promise<void> {
  await announceLinkChange(transaction, user_id)
  const details = { provider: provider.label }
  await recordAudit(transaction, { subject: user_id, action: 'device_link_restored', details })
}

/**
 * The old pair no longer works, so a lost commit would end the link: the new pair is stored as soon as the database is back.
 */
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

/** The provider will never again accept the stored token. */
class NothingToRefresh extends Error {
  readonly sealed: Buffer | null
  readonly because: EndedBecause
  constructor(sealed: Buffer | null, because: EndedBecause, options?: ErrorOptions) {
    super('The refresh token is refused', options)
    this.sealed = sealed
    this.because = because
  }
}

async function askForPair(
  links: Links,
  refreshToken: string,
  sealed: Buffer,
  { sealed: noted, askedBefore }: Intent,
): Promise<TokenPair> {
  const app = withTimeout(getApp(links), REFRESH_TIMEOUT_MS)
  try {
    return await links.provider.refresh(app, refreshToken)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const isLost = error.afterLostReply || (askedBefore && noted?.equals(sealed))
    throw new NothingToRefresh(sealed, isLost ? 'lost_at_refresh' : 'refused', { cause: error })
  }
}

/** Checks again: the link is Token Expired only if nobody has stored another pair meanwhile. */
async function giveUp(links: Links, series: Series, { sealed, because, cause }: NothingToRefresh): Promise<string> {
  // A retry of a link that is Token Expired is expected to be refused, and a link whose reply was lost was refreshed before:
  // neither refusal says anything about the app.
  const isNews = cause && because === 'refused' && (await readLink(links, series))?.status === 'connected'
  if (isNews && (await noteRefusal(links.database, series)))
    raiseAlarm(links.provider, 'several links were refused within minutes.')
  const expired = await asSeenBy(links.database, [series.user_id], async (transaction) => {
    const end = { because, message: LINK_AGAIN[because], now: links.now() }
    const changed = await expireLink(transaction, series, sealed, end)
    if (changed) await noteLostLink(transaction, links, series, because)
    return changed
  })
  const link = expired ? undefined : await readLink(links, series)
  const token = link?.status === 'connected' ? openToken(links.keyRing, link, 'access_token') : undefined
  if (token === undefined || link?.refresh_token?.equals(sealed ?? Buffer.alloc(0)))
    throw new LinkUnusable(LINK_AGAIN[because])
  return token
}
