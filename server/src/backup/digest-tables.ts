import type { Connection } from '../database/database.ts'
import type { TableTotal } from './format.ts'
import { withSnapshot } from './snapshot.ts'
import { TableDigest } from './table-digest.ts'

/** The content of each table of a database, to compare it with another one or with a backup. */
export async function digestTables(owner: Connection): Promise<TableTotal[]> {
  return withSnapshot(owner, async (snapshot) => {
    const totals: TableTotal[] = []
    for (const table of snapshot.tables) {
      const digest = new TableDigest(table.name)
      for await (const _ of digest.watch(snapshot.rowsOf(table)));
      totals.push(digest.total())
    }
    return totals
  })
}
