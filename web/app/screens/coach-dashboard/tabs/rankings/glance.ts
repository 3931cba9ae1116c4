import type { FoldedRows } from '../../../../ui/table/table.tsx'

/** The first and the last rows of a ranking, which a glance shows. */
export const GLANCE_ROWS = 5

/** Folding a single row would put another one in its place. */
const FOLDED_FROM = 2 * GLANCE_ROWS + 2

export const hasGlance = (count: number) => count >= FOLDED_FROM

/** Only the first and the last rows. */
export function glanceOf<Row>(rows: readonly Row[]): readonly Row[] {
  return hasGlance(rows.length) ? [...rows.slice(0, GLANCE_ROWS), ...rows.slice(-GLANCE_ROWS)] : rows
}

/**
 * What the screen leaves out between them.
 * @param count of all rows
 * @param rendered fewer than all while the tab opens
 */
export function foldedOf(count: number, rendered: number): FoldedRows | undefined {
  if (!hasGlance(count)) return undefined
  return { from: GLANCE_ROWS, to: rendered - GLANCE_ROWS, note: `${count - 2 * GLANCE_ROWS} more between` }
}
