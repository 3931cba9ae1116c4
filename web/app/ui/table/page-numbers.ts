/** Pages shown on each side of the current one. */
const NEIGHBOURS = 1

/**
 * The page numbers to offer out of `count`: the first, the last, the current one and its neighbours; null is a gap. A
 * gap of a single page is shown as that page: it takes the same space.
 */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const pages = new Set([1, count])
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1)
    if (near >= 1 && near <= count) pages.add(near)
  const shown: (number | null)[] = []
  let before = 0
  for (const one of [...pages].sort((a, b) => a - b)) {
    if (one - before === 2) shown.push(one - 1)
    if (one - before > 2) shown.push(null)
    shown.push(one)
    before = one
  }
  return shown
}
