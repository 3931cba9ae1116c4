/**
 * The number of insertions, deletions, substitutions and swaps of neighbours between two words (Damerau-Levenshtein,
 * each position edited once); `limit + 1` as soon as it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) least = Math.min(least, (twoBefore[column - 2] ?? 0) + 1)
      current.push(least)
    }
    if (Math.min(...current) > limit) return limit + 1
    twoBefore = before
    before = current
  }
  return before[b.length] ?? limit + 1
}

/** Only two neighbouring letters were swapped. */
const isSwap = (a: string, b: string): boolean =>
  a.length === b.length &&
  a !== b &&
  (a[0] === b[0] || a[0] === b[1]) && // rules out most pairs at once
  [...a].sort().join('') === [...b].sort().join('') &&
  editDistance(a, b, 1) === 1

const LONG = 8

/**
 * How many typing errors are tolerated in a word of this length: none under four letters, only a swap of neighbours
 * with four.
 */
const forgiven = (word: string): number => (word.length >= LONG ? 2 : word.length >= 4 ? 1 : 0)

/**
 * Whether `typed` may be a misspelling of `meant`; the distance, or null. The first letter must be right, unless it is
 * swapped.
 */
export function slip(typed: string, meant: string): number | null {
  if (typed === meant) return 0
  const limit = Math.min(forgiven(meant), forgiven(typed) || 1)
  if (limit === 0 || typed.length < 3) return null
  if (meant.length === 4 || typed.length < 4) return isSwap(typed, meant) ? 1 : null
  if (typed[0] !== meant[0] && !(typed[0] === meant[1] && typed[1] === meant[0])) return null
  const distance = editDistance(typed, meant, limit)
  // "Functional" is no misspelling of "function" but a related word.
  if (distance > 1 && (typed.startsWith(meant) || meant.startsWith(typed))) return null
  return distance <= limit ? distance : null
}

/** Words grouped by length, so that only few are compared. */
export class Vocabulary {
  #byLength = new Map<number, string[]>()
  #words: ReadonlySet<string>

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
    for (const word of this.#words) {
      const group = this.#byLength.get(word.length)
      if (group) group.push(word)
      else this.#byLength.set(word.length, [word])
    }
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  /**
   * The word most likely meant by an unknown one, with its distance; undefined: none is near, or two are equally near.
   */
  nearest(typed: string): { word: string; distance: number } | undefined {
    let found: { word: string; distance: number } | undefined
    let isTie = false
    for (let length = typed.length - 2; length <= typed.length + 2; length += 1)
      for (const word of this.#byLength.get(length) ?? []) {
        const distance = slip(typed, word)
        if (distance === null || (found && distance > found.distance)) continue
        isTie = found !== undefined && distance === found.distance
        found = { word, distance }
      }
    return isTie ? preferred(typed, found, this.#byLength) : found
  }
}

/** Among equally near words a swap of neighbours is more likely; else the first of the same length. */
function preferred(
  typed: string,
  found: { word: string; distance: number } | undefined,
  byLength: ReadonlyMap<number, readonly string[]>,
): { word: string; distance: number } | undefined {
  const swapped = byLength.get(typed.length)?.filter((word) => isSwap(typed, word)) ?? []
  const [only] = swapped
  return swapped.length === 1 && only !== undefined ? { word: only, distance: 1 } : found
}
