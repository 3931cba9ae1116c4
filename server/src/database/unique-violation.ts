const UNIQUE_VIOLATION = '23505' // PostgreSQL's "unique_violation"

/**
 * Whether a statement failed because another row has the same value, by one of these constraints or unique indexes. Citus adds
 * the number of a shard to the name, also on the coordinator, and of an error on a worker it passes on the message alone.
 */
export function isUniqueViolation(error: unknown, ...constraints: string[]): boolean {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message: string }
  if (code !== UNIQUE_VIOLATION) return false
  return constraints.some((name) => new RegExp(`\\b${name}(_\\d+)?\\b`).test(constraint ?? message))
}
