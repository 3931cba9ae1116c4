import { ZodError, z } from 'zod'
import { ProviderUnavailable } from '../failures.ts'

/** @throws ProviderUnavailable where a reply has another shape than the provider describes */
export function described<T>(label: string, path: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause
    const problem = z.prettifyError(cause)
    throw new ProviderUnavailable(`${label}'s reply to ${path} fits no description: ${problem}`, { cause })
  }
}

/** An id as one part of a path: it may come from a webhook, and must not lead to another path. */
export function segment(id: string): string {
  if (/^\.*$/.test(id)) throw new RangeError('An id is neither empty nor dots')
  return encodeURIComponent(id)
}
