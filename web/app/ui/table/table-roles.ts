/**
 * The roles that the elements of a table have by themselves. They are said all the same, because some browsers drop them
 * where the rows are laid out as cards.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
