import { AsyncLocalStorage } from 'node:async_hooks'

/** What every line of a piece of work says, whichever area writes it. */
export type LogContext = { request_id: string } | { queue: string; job_id: string }

const current = new AsyncLocalStorage<LogContext>()

/** Runs something whose log lines, and those of all that it awaits, say which request or job they belong to. */
export function inLogContext<T>(context: LogContext, run: () => T): T {
  return current.run(context, run)
}

export const logContext = (): LogContext | undefined => current.getStore()
