/** The largest squads have 60; above this limit, laying out all cards blocks the page. */
const LONG_LIST_FROM = 80

/**
 * Whether a list is so long that items out of view are not laid out (`content-visibility`). Shorter lists are always
 * complete when scrolled or printed.
 */
export function isLongList(count: number): boolean {
  return count >= LONG_LIST_FROM
}
