import { hidePrivate } from './hide-private.ts'

/** An error as the log keeps it. */
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
 * What the log says of an error: type, message, code, stack and causes. Not its other properties: of a failed query they quote the
 * row (`Key (email)=(...)`), of a failed request the address with its query.
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

/** The same in a few words, for what happens on an ordinary day: no stack. */
export function reasonOf(error: unknown): string {
  const { message, code } = errorFields(error)
  return message || code || 'unknown'
}

/** Some libraries (pg-boss) hand errors on as plain objects. */
function asError(given: unknown): Error | undefined {
  if (typeof given !== 'object' || given === null || !('message' in given)) return undefined
  return { name: 'object', ...given, message: String(given.message) }
}
