import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from './failures.ts'

const FRESH_MS = 60_000
const RETRIES = 2

/** Asking again helps against a broken connection or a fault, not against a refusal. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof CallFailure && error.status < 500) return false
  return failures < RETRIES
}

export function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // always: without a connection a call fails and the screen says so; by default it would wait in silence.
      // Which is why what failed has to be asked for again when the connection is back: with `always` nothing would.
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
