import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { ProviderFailure, ProviderMisconfigured } from '@corner/wearables/failures.ts'
import { Refusal } from '../../http/refusal.ts'
import { getApp, type Links } from '../links.ts'
import { renewToken } from './access-token.ts'
import { LinkUnusable } from './link-failures.ts'

/** The button "Refresh Token". @throws Refusal `not_linked`, `provider_unavailable`, `provider_not_configured` */
export async function refreshLink(links: Links, userId: string): Promise<{ message: string }> {
  getApp(links)
  try {
    await renewToken(links, { user_id: userId, provider: links.provider.name })
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
