import type { Column } from '../chart-description.ts'

/** The tops of stacked bars: the first column with the sums as its values; null where no column has a value. */
export function stackedTops(columns: readonly Column[]): Column[] {
  const [first] = columns
  if (!first) return []
  const values = first.values.map((_, place) => {
    const parts = columns.map((column) => column.values[place] ?? null).filter((value) => value !== null)
    return parts.length === 0 ? null : parts.reduce((sum, value) => sum + value, 0)
  })
  return [{ ...first, values }]
}
