import { providerWebhook } from '@corner/contract/routes/devices-of-providers.ts'
import { ProviderFailure } from '@corner/wearables/failures.ts'
import type { ProviderApp } from '@corner/wearables/provider.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { logOf } from '../../log/log.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'

const log = logOf('wearables')

/** Whether webhooks of this provider have to be ordered, and can be. */
export function isSubscriber({ links: { provider, app } }: { links: Links }): boolean {
  return provider.webhook?.keepSubscribed !== undefined && app !== undefined
}

/** Orders webhooks where a provider sends none by itself, and renews the orders before they expire. */
export function subscriptionsQueue(makers: Makers): Queue<object> {
  return {
    name: 'webhook-subscriptions',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    schedule: { cron: '41 */6 * * *', payload: {} },
    async handle({ signal }) {
      for (const { links } of makers.all.filter(isSubscriber)) await subscribe(links, signal)
    },
  }
}

/** A failure is no fault of the work: polls go on, and the next round tries again. */
async function subscribe({ provider, app, now }: Links, signal: AbortSignal): Promise<void> {
  const callbackUrl = app && webhookUrl(provider, app)
  if (!app || !callbackUrl) return
  try {
    const done = await provider.webhook?.keepSubscribed?.(app, callbackUrl, now(), signal)
    if (done && done.made + done.renewed > 0) log.info('Webhooks were ordered', { provider: provider.name, ...done })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn('Webhooks could not be ordered; polls go on', { provider: provider.name, reason: error.message })
  }
}

/** undefined: an address without HTTPS, which a provider out there neither reaches nor takes. */
function webhookUrl({ name, callbackPath }: Links['provider'], { redirectUri, apiUrl }: ProviderApp) {
  if (apiUrl.startsWith('https:') && !redirectUri.startsWith('https:')) return undefined
  const base = redirectUri.slice(0, -callbackPath.length)
  return `${base}${providerWebhook.path.replace(':provider', name)}`
}
