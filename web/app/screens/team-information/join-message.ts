interface JoinMessageParts {
  team: string
  /** The product's name, which a club may change. */
  product: string
  /** The address of this server. */
  origin: string
  code: string
}

/** A message to send to whoever should join: with the address and, for whoever types it in by hand, the code. */
export function joinMessage({ team, product, origin, code }: JoinMessageParts): string {
  return `Join ${team} on ${product}: ${origin}/register, code ${code}`
}
