/** Two who go together, and who is left over. */
interface Pairing {
  pairs: [string, string][]
  left: string[]
}

interface Wishes {
  apart?: readonly (readonly [string, string])[] | undefined
  together?: readonly (readonly [string, string])[] | undefined
}

const isPair = (pairs: Wishes['apart'], a: string, b: string) =>
  pairs?.some((pair) => pair.includes(a) && pair.includes(b)) ?? false

/**
 * Pairs of neighbours in an order: first the requested pairs, then each with the next one allowed. If the last two may
 * not be paired, the pair before swaps with them.
 */
export function pairUp(order: readonly string[], { apart, together = [] }: Wishes): Pairing {
  const kept = together.filter((pair) => pair.every((id) => order.includes(id)))
  const pairs: [string, string][] = kept.map(([a, b]) => [a, b])
  const taken = new Set(kept.flat())
  const open = order.filter((id) => !taken.has(id))
  const left: string[] = []
  while (open.length > 1) {
    const first = open.shift() as string
    const place = open.findIndex((other) => !isPair(apart, first, other))
    if (place >= 0) pairs.push([first, open.splice(place, 1)[0] as string])
    else left.push(first)
  }
  left.push(...open)
  const [one, two, three] = left
  if (one !== undefined && two !== undefined && three === undefined) trade(pairs, kept.length, [one, two], apart, left)
  const placeOf = (id: string) => order.indexOf(id)
  return { pairs: pairs.toSorted(([a], [b]) => placeOf(a) - placeOf(b)), left }
}

/** Two left over who may not be paired each go with one of another pair, the nearest pair first. */
function trade(
  pairs: [string, string][],
  kept: number,
  [one, two]: [string, string],
  apart: Wishes['apart'],
  left: string[],
): void {
  for (let at = pairs.length - 1; at >= kept; at -= 1) {
    const [a, b] = pairs[at] as [string, string]
    const ways: [string, string][][] = [
      [
        [a, one],
        [b, two],
      ],
      [
        [a, two],
        [b, one],
      ],
    ]
    const allowed = ways.find((way) => !way.some(([first, second]) => isPair(apart, first, second)))
    if (allowed === undefined) continue
    pairs.splice(at, 1, ...allowed)
    left.length = 0
    return
  }
}
