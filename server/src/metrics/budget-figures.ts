import type { Registry } from 'prom-client'
import { inLane } from '../database/lanes.ts'
import { gaugeIn } from './gauges.ts'
import type { Source } from './source.ts'

const KEPT_MS = 5_000

/** What the metrics ask of a provider's budget. */
export interface WatchedBudget {
  provider: string
  left(): Promise<{ minute: number; day: number; blocked_until: Date | null }>
}

/** The requests that the providers still allow. */
export function budgetFigures(registry: Registry, budgets: readonly WatchedBudget[]): Source {
  const remaining = gaugeIn(registry, 'corner_provider_requests_left', 'Requests that the provider still allows', [
    'provider',
    'window',
  ])
  const blocked = gaugeIn(registry, 'corner_provider_blocked', '1: the provider asked for no requests for a while', [
    'provider',
  ])
  return {
    name: 'provider_budget',
    keptMs: KEPT_MS,
    async read() {
      for (const { provider, left } of budgets) {
        const { minute, day, blocked_until } = await inLane('reserved', left)
        remaining.set({ provider, window: 'minute' }, minute)
        remaining.set({ provider, window: 'day' }, day)
        blocked.set({ provider }, blocked_until ? 1 : 0)
      }
    },
    clear() {
      for (const gauge of [remaining, blocked]) gauge.reset()
    },
  }
}
