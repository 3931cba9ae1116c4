/** A row of an export, beside the file it comes from. */
interface Ranked<Row> {
  row: Row
  /** Of its file. */
  rank: string
}

/**
 * One row for each key, whatever the order in which they come: that of the newest file, of two in the same the one that says
 * more.
 */
export function newestRows<Row extends object>(): {
  add(key: string, row: Row, rank: string): void
  rows: ReadonlyMap<string, Ranked<Row>>
} {
  const rows = new Map<string, Ranked<Row>>()
  return {
    add(key, row, rank) {
      const rival = rows.get(key)
      if (!rival || isBetter({ row, rank }, rival)) rows.set(key, { row, rank })
    },
    rows,
  }
}

function isBetter<Row extends object>(a: Ranked<Row>, b: Ranked<Row>): boolean {
  if (a.rank !== b.rank) return a.rank > b.rank
  const [known, other] = [knownIn(a.row), knownIn(b.row)]
  return known === other ? JSON.stringify(a.row) > JSON.stringify(b.row) : known > other
}

const knownIn = (row: object) => Object.values(row).filter((value) => value !== null).length
