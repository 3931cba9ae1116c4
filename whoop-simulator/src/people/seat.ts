/** Seats that men fill before the women's first: the men of the demo's club. */
const MEN_FIRST = 24

/**
 * Where a member sits when luck and setbacks are dealt round by twenty seats: forty members in a row fill each place twice, and so
 * do the demo's 24 men and 16 women.
 */
export function seatOf(member: number): number {
  const place = Math.floor((member - 1) / 2)
  return member % 2 === 1 ? place : MEN_FIRST + place
}
