/** `80s`, `3.000000001s`, `-2s`: how Polar writes a duration (protobuf's JSON). */
const DURATION = /^-?\d{1,9}(?:\.\d{1,9})?s$/

/** In milliseconds; undefined for any other text. A bare number is none: it could be seconds, minutes or milliseconds. */
export function readDurationMs(text: string): number | undefined {
  return DURATION.test(text) ? Math.round(Number(text.slice(0, -1)) * 1000) : undefined
}
