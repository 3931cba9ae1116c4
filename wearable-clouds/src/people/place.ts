/** Number of men in the demo team, who take the first places. */
const MEN_IN_DEMO = 24

/**
 * A member's place in the order used to distribute luck and setbacks in groups of twenty. Forty members in a row fill
 * each place of a group twice, and so do the demo's 24 men and 16 women.
 */
export function placeOf(member: number): number {
  const place = Math.floor((member - 1) / 2)
  return member % 2 === 1 ? place : MEN_IN_DEMO + place
}
