import type { TableTotal } from './format.ts'

/** The rows of all tables together. */
export const countRows = (tables: readonly TableTotal[]): number => tables.reduce((sum, { rows }) => sum + rows, 0)

/** The rows of one table; 0 where an earlier Corner did not have it. */
export const rowsIn = (tables: readonly TableTotal[], name: string): number =>
  tables.find(({ table }) => table === name)?.rows ?? 0
