import type { ProviderSession } from '../provider.ts'

/** By the session, which is one piece of work: what it was told once is not asked for again, and no longer kept. */
const CALLS = new WeakMap<ProviderSession, Map<string, Promise<unknown>>>()

/** Makes a call once for each session and key, also for two lists that are read at the same time. */
export function openShared(session: ProviderSession): <T>(key: string, call: () => Promise<T>) => Promise<T> {
  const calls = CALLS.get(session) ?? new Map<string, Promise<unknown>>()
  CALLS.set(session, calls)
  return <T>(key: string, call: () => Promise<T>) => {
    const known = calls.get(key) as Promise<T> | undefined
    if (known) return known
    const made = call()
    calls.set(key, made)
    made.catch(() => calls.delete(key)) // a failure is not remembered: the caller may try again
    return made
  }
}
