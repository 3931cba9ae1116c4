import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import { getApp, type Links } from '../links.ts'
import { newState } from './oauth-state.ts'
import { storeState } from './state-store.ts'

/** Where to send the athlete's browser, and the state that must come back. @throws Refusal `provider_not_configured` */
export async function startLink(links: Links, userId: string): Promise<{ auth_url: string; state: string }> {
  const app = getApp(links)
  const { state, hash, expiresAt } = newState(links.now())
  const series: Series = { user_id: userId, provider: links.provider.name }
  await asSeenBy(links.database, [userId], (own) => storeState(own, series, hash, expiresAt))
  return { auth_url: links.provider.authorizationUrl(app, state), state }
}
