/** Tokens from `from` up to `until`, which is not part of it. */
export interface Place {
  from: number
  until: number
}

/** Whether two of them share a token. */
export const overlaps = (a: Place, b: Place) => a.from < b.until && b.from < a.until

/** Whether a token belongs to any of them. */
export function placesOf(mentions: readonly Place[]): (at: number) => boolean {
  const places = new Set(
    mentions.flatMap(({ from, until }) => Array.from({ length: until - from }, (_, offset) => from + offset)),
  )
  return (at) => places.has(at)
}
