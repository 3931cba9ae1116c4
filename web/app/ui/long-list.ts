/** The largest squads have 60; above this, laying out every card holds up the page. */
const LONG_LIST_FROM = 80

/**
 * A list so long that its items out of sight are not laid out (`content-visibility`). Shorter ones are drawn whole: they scroll,
 * print and are pictured without a blank.
 */
export function isLongList(count: number): boolean {
  return count >= LONG_LIST_FROM
}
