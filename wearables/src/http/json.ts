/** 2^53 has 16 digits: below that a JSON number is exact. */
const MAY_BE_INEXACT = /\d{16}/

/**
 * Parses JSON, but keeps an integer too long for a JavaScript number as text: an id of 64 bits that is rounded
 * would be another athlete's.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  if (!MAY_BE_INEXACT.test(text)) return JSON.parse(text)
  const exact = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) && context?.source
      ? context.source
      : value
  return JSON.parse(text, exact)
}

/** undefined: HTML, truncated JSON or nothing, where the caller treats that as a valid case. */
export function parseJsonOrUndefined(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
