import { useState } from 'react'

/** As many rows as fit into a dialog. */
const ROSTER_PAGE_SIZE = 12

/** One page of a list held in memory: rendering ten thousand rows at once would block the browser. */
export function usePagedRows<Row>(rows: readonly Row[]) {
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / ROSTER_PAGE_SIZE))
  const shownPage = Math.min(page, pages)
  const shown = rows.slice((shownPage - 1) * ROSTER_PAGE_SIZE, shownPage * ROSTER_PAGE_SIZE)
  return { shown, paging: { page: shownPage, pageSize: ROSTER_PAGE_SIZE, total: rows.length, onPage: setPage } }
}
