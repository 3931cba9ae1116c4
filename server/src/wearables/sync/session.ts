import type { ProviderSession, RequestBudget } from '@corner/wearables/provider.ts'
import type { Series } from '../../measurements/series.ts'
import type { Priority, RequestBudgets } from '../budget/budget.ts'
import { accessTokenFor } from '../link/access-token.ts'
import type { Links } from '../links.ts'

/** How long a token is used before the stored one is read again: a sync stops soon after its link has ended. */
const KEPT_MS = 10_000

/** The calls of one piece of work for a link: its token from the database, its requests from the shared budget. */
export function openSession(
  links: Links,
  budgets: RequestBudgets,
  series: Series,
  priority: Priority,
  signal: AbortSignal,
): ProviderSession {
  let kept: { token: Promise<string>; readAtMs: number } | undefined
  return {
    signal,
    budget: giveUpWith(signal, budgets.of(priority)),
    accessToken({ refused }) {
      const nowMs = performance.now()
      if (kept && refused === undefined && nowMs - kept.readAtMs < KEPT_MS) return kept.token
      kept = { token: accessTokenFor(links, series, refused), readAtMs: nowMs }
      return kept.token
    },
  }
}

/** A server that stops does not wait for the next minute of the budget. */
function giveUpWith(signal: AbortSignal, budget: RequestBudget): RequestBudget {
  return {
    report: (reply) => budget.report(reply),
    async take() {
      signal.throwIfAborted()
      const aborted = Promise.withResolvers<never>()
      const onAbort = () => aborted.reject(signal.reason)
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        await Promise.race([budget.take(), aborted.promise])
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },
  }
}
