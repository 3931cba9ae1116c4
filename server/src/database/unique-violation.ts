const UNIQUE_VIOLATION = '23505' // PostgreSQL's "unique_violation"

/** Whether a statement failed because another row has the same value, by one of these constraints or unique indexes. */
export function isUniqueViolation(error: unknown, ...constraints: string[]): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && constraint !== undefined && constraints.includes(constraint)
}
