import { CallUnavailable, ProviderUnauthorized } from '@corner/wearables/failures.ts'
import type { TimeWindow } from '@corner/wearables/provider.ts'
import type { Connection } from '../link/connection-store.ts'
import { isResting, type Refusals, refusedAgain, WHOLE_LINK } from '../link/refusals.ts'

/** The calls of one sync, each for a scope: a refused scope must not keep the others out. */
export interface Calls {
  /** Makes a call unless it is paused after a refusal. @param call receives from when on records are missing */
  run(scope: string, call: (start: Date) => Promise<void>): Promise<void>
  /**
   * @returns `nothing`: the provider refused everything, with the reason of the first refusal; otherwise the current
   * `refusals`, undefined when nothing has changed
   */
  outcome(): { nothing?: { cause: unknown }; refusals?: Refusals }
}

export function openCalls(link: Pick<Connection, 'refusals'>, window: TimeWindow, now: Date): Calls {
  const refused = new Map<string, unknown>()
  const answered = new Set<string>()
  return {
    async run(scope, call) {
      if (isResting(link.refusals, scope, now)) return
      const since = link.refusals[scope]?.since
      try {
        await call(since && Date.parse(since) < window.start.getTime() ? new Date(since) : window.start)
        answered.add(scope)
      } catch (error) {
        if (!(error instanceof ProviderUnauthorized) && !(error instanceof CallUnavailable)) throw error
        refused.set(scope, error)
      }
    },
    outcome() {
      const [first] = refused.values()
      if (refused.size > 0 && answered.size === 0) return { nothing: { cause: first } }
      const isOver = (part: string) => part === WHOLE_LINK || answered.has(part)
      const refusals = Object.fromEntries(Object.entries(link.refusals).filter(([part]) => !isOver(part)))
      for (const scope of refused.keys()) refusals[scope] = refusedAgain(link.refusals[scope], window.start, now)
      return JSON.stringify(refusals) === JSON.stringify(link.refusals) ? {} : { refusals }
    },
  }
}
