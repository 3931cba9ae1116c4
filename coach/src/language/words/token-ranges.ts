/** Tokens from `from` up to, but not including, `until`. */
interface TokenRange {
  from: number
  until: number
}

/** Whether two places share a token. */
export const overlaps = (a: TokenRange, b: TokenRange) => a.from < b.until && b.from < a.until

/** A test whether a token is in any of the places. */
export function isInRanges(mentions: readonly TokenRange[]): (at: number) => boolean {
  const places = new Set(
    mentions.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, offset) => from + offset)),
  )
  return (at) => places.has(at)
}
