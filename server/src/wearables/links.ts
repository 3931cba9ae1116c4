import { Refusal } from '@corner/contract/refusal.ts'
import type { Provider, ProviderApp } from '@corner/wearables/provider.ts'
import type { Database } from '../database/database.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

/** The dependencies of every call on behalf of a link with one provider. */
export interface Links {
  database: Database
  keyRing: KeyRing
  provider: Provider
  /** undefined: the operator has not set the provider up, so nobody can link. */
  app: ProviderApp | undefined
  /** What the provider grants the app; see budget/budget.ts. */
  requestsAMinute: number
  requestsADay: number
  /** Days that the first sync of a link reaches back. */
  firstSyncDays: number
  now(): Date
}

/** @throws Refusal `provider_not_configured` */
export function getApp({ app, provider }: Links): ProviderApp {
  if (!app)
    throw new Refusal(
      'provider_not_configured',
      `${provider.label} is not set up on this server yet. Its operator finds the steps in docs/${provider.name}.md.`,
    )
  return app
}

/** The app with a shorter timeout, where a lock is held or somebody waits. */
export function withTimeout(app: ProviderApp, timeoutMs: number): ProviderApp {
  return { ...app, timeoutMs: Math.min(app.timeoutMs ?? timeoutMs, timeoutMs) }
}
