/** An item with its place, from 1; equal values share a place. */
export interface Placed<One> {
  one: One
  place: number
}

/** Sorts items by value; equal values share a place and are sorted by `tie`. */
export function inOrder<One>(
  list: readonly One[],
  order: 'highest' | 'lowest',
  readValue: (one: One) => number,
  tie: (a: One, b: One) => number,
): Placed<One>[] {
  const sign = order === 'highest' ? -1 : 1
  const sorted = list.toSorted((a, b) => sign * (readValue(a) - readValue(b)) || tie(a, b))
  let place = 0
  let value: number | undefined
  return sorted.map((one, index) => {
    if (readValue(one) !== value) place = index + 1
    value = readValue(one)
    return { one, place }
  })
}

/**
 * Whether a place is within the requested part. Ties with the last place of a limit are included; "the second" is the
 * item at the second position and all that share its place.
 */
export function isAskedFor<One>(
  placed: readonly Placed<One>[],
  { limit, place }: { limit?: number | undefined; place?: number | undefined },
): (one: Placed<One>) => boolean {
  const meant = place === undefined ? undefined : placed[place - 1]?.place
  return (one) => (place === undefined || one.place === meant) && (limit === undefined || one.place <= limit)
}
