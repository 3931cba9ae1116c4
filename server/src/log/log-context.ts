import { AsyncLocalStorage } from 'node:async_hooks'

/** Fields on every log line of a piece of work, whichever area writes it. */
export type LogContext = { request_id: string } | { queue: string; job_id: string }

const current = new AsyncLocalStorage<LogContext>()

/** Runs a function; its log lines, and those of everything it awaits, name the request or job they belong to. */
export function inLogContext<T>(context: LogContext, run: () => T): T {
  return current.run(context, run)
}

export const logContext = (): LogContext | undefined => current.getStore()
