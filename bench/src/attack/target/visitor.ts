let visitors = 0

/**
 * A network that nobody came from before, for X-Forwarded-For: the target trusts its proxy, and counts what fails by
 * network.
 */
export function newAddress(): string {
  visitors += 1
  return `100.${64 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}`
}
