const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** `PT7H41M30S` in seconds; undefined for anything else. */
export function readIsoDuration(text: unknown): number | undefined {
  const parts = typeof text === 'string' && text !== 'P' ? DURATION.exec(text) : null
  if (!parts) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}
