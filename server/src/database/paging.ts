import { type SelectQueryBuilder, sql } from 'kysely'

/** The requested part of a list. */
export interface PageWanted {
  /** From 1; absent: the whole list. */
  page?: number | undefined
  page_size: number
}

/** An administrator's options for a list. */
export interface ListWanted<Sort extends string> extends PageWanted {
  search?: string | undefined
  sort: Sort
  direction: 'ascending' | 'descending'
}

/** The SQL keyword for the contract's word. */
export function directionOf({ direction }: Pick<ListWanted<string>, 'direction'>): 'asc' | 'desc' {
  return direction === 'ascending' ? 'asc' : 'desc'
}

export interface Listed<Row> {
  rows: Row[]
  /** The total count; undefined: the whole list was returned. */
  total: number | undefined
}

/**
 * A page of a list with the total count, or the whole list.
 * @param found the filtered query, without a selection
 * @param show adds columns and a total order, so that pages neither repeat nor skip a row
 */
export async function listPage<Schema, Tables extends keyof Schema, Nothing, Row>(
  found: SelectQueryBuilder<Schema, Tables, Nothing>,
  { page, page_size }: PageWanted,
  show: (found: SelectQueryBuilder<Schema, Tables, Nothing>) => SelectQueryBuilder<Schema, Tables, Row>,
): Promise<Listed<Row>> {
  const shown = show(found)
  if (page === undefined) return { rows: (await shown.execute()) as Row[], total: undefined }
  const rows = await shown
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const [counted] = await found.select(sql<number>`count(*)`.as('total')).execute()
  return { rows: rows as Row[], total: (counted as { total: number } | undefined)?.total ?? 0 }
}
