import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from './failures.ts'

const FRESH_MS = 60_000
const RETRIES = 2

/** Retrying helps against a broken connection or a server fault, not against a refusal. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (error instanceof CallFailure && error.status < 500) return false
  return failures < RETRIES
}

export function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // always: without a connection a call fails and the screen says so; the default would wait silently. With
      // `always`, failed queries need an explicit refetch on reconnect.
      queries: { staleTime: FRESH_MS, retry: isWorthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
