import { Refusal } from '@corner/contract/refusal.ts'
import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { ProviderFailure, ProviderMisconfigured } from '@corner/wearables/failures.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.ts'
import { getApp, type Links } from '../links.ts'
import { renewToken } from './access-token.ts'
import { findConnection } from './connection-store.ts'
import { LinkUnusable } from './link-failures.ts'

/** A token that was refreshed this recently is as good as a new one. */
const FRESH_MS = 60_000

/**
 * The button "Refresh Token".
 * @throws Refusal `not_linked`, `provider_unavailable`, `provider_not_configured`, `too_many_requests`
 */
export async function refreshLink(
  links: Links,
  limits: Pick<RateLimits, 'deviceRefreshes'>,
  userId: string,
): Promise<{ message: string }> {
  getApp(links)
  const series = { user_id: userId, provider: links.provider.name }
  const link = await asSeenBy(links.database, [userId], (own) => findConnection(own, series))
  const ageMs = links.now().getTime() - (link?.refreshed_at?.getTime() ?? Number.NEGATIVE_INFINITY)
  if (link?.status === 'connected' && ageMs >= 0 && ageMs < FRESH_MS) return { message: DEVICE_TEXTS.refreshed }
  await limits.deviceRefreshes.count('', userId)
  try {
    await renewToken(links, series)
    return { message: DEVICE_TEXTS.refreshed }
  } catch (error) {
    if (error instanceof LinkUnusable) throw new Refusal('not_linked', DEVICE_TEXTS.refreshFailed, { cause: error })
    if (error instanceof ProviderMisconfigured)
      throw new Refusal(
        'provider_not_configured',
        `${links.provider.label} does not accept this server at the moment. Please try again later.`,
        { cause: error },
      )
    if (error instanceof ProviderFailure)
      throw new Refusal(
        'provider_unavailable',
        `${links.provider.label} does not answer at the moment. Your link and your data stay; please try again later.`,
        { retryAfterSeconds: 30, cause: error },
      )
    throw error
  }
}
