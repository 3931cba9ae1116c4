import type { Evidence } from './tool.ts'

type Cell = Evidence['rows'][number][number] | undefined

/** A column: its label, a row's value in it, and the unit of a value that is no text or count. */
export type Column<Row> = readonly [label: string, read: (row: Row) => Cell, unit?: string]

/** Rows as displayed; an empty cell is null. */
export const table = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Pick<Evidence, 'columns' | 'rows'> => ({
  columns: columns.map(([label, , unit = '']) => ({ label, unit })),
  rows: rows.map((row) => columns.map(([, read]) => read(row) ?? null)),
})
