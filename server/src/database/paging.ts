import { type SelectQueryBuilder, sql } from 'kysely'

/** The part of a list that is wanted. */
export interface PageWanted {
  /** From 1; absent: the whole list. */
  page?: number | undefined
  page_size: number
}

/** What an administrator asks of a list. */
export interface ListWanted<Sort extends string> extends PageWanted {
  search?: string | undefined
  sort: Sort
  direction: 'ascending' | 'descending'
}

/** The contract's word as SQL has it. */
export function directionOf({ direction }: Pick<ListWanted<string>, 'direction'>): 'asc' | 'desc' {
  return direction === 'ascending' ? 'asc' : 'desc'
}

export interface Listed<Row> {
  rows: Row[]
  /** How many there are in all; undefined: they all came. */
  total: number | undefined
}

/**
 * A page of a list with the count of all, or the whole list.
 * @param found what belongs to the list, with nothing selected yet
 * @param show adds columns and an order that leaves no two rows equal, so that pages neither repeat nor leave out one
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
