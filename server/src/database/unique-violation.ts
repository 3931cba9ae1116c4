const UNIQUE_VIOLATION = '23505' // PostgreSQL's "unique_violation"

/** Citus adds the number of the shard, also to the keys of tables on the coordinator that refer to a distributed one. */
const SHARD = /_\d+$/

/** Whether a statement failed because another row has the same value, by one of these constraints or unique indexes. */
export function isUniqueViolation(error: unknown, ...constraints: string[]): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== UNIQUE_VIOLATION || constraint === undefined) return false
  return constraints.includes(constraint) || constraints.includes(constraint.replace(SHARD, ''))
}
