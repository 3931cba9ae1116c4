import { hidePrivate } from './hide-private.ts'

/** An error as it is logged. */
export interface ErrorFields {
  type: string
  message: string
  /** Of the system or of PostgreSQL: `ECONNREFUSED`, `57P01`. */
  code?: string
  stack?: string
  cause?: ErrorFields
}

const DEEPEST_CAUSE = 4

/**
 * What the log contains of an error: type, message, code, stack and causes. Not its other properties: those of a failed query
 * quote the row (`Key (email)=(...)`), those of a failed request the address with its query.
 */
export function errorFields(given: unknown, depth = 0): ErrorFields {
  const error = given instanceof Error ? given : asError(given)
  if (!error) return { type: typeof given, message: hidePrivate(String(given)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: hidePrivate(error.message),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: hidePrivate(error.stack) }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: errorFields(error.cause, depth + 1) }),
  }
}

/** The same in a few words, for expected errors: no stack. */
export function reasonOf(error: unknown): string {
  const { message, code } = errorFields(error)
  return message || code || 'unknown'
}

/** Some libraries (pg-boss) pass errors as plain objects. */
function asError(given: unknown): Error | undefined {
  if (typeof given !== 'object' || given === null || !('message' in given)) return undefined
  return { name: 'object', ...given, message: String(given.message) }
}
