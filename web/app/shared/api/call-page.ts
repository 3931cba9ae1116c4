import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import type { Reply, Route } from '@corner/contract/route.ts'
import { type CallInput, readReply, request } from './call.ts'
import { CallFailure } from './failures.ts'

/** A page of a list, and the number of all entries. */
export interface Page<Row> {
  rows: Row[]
  total: number
}

type Row<R extends Route> = Reply<R> extends readonly (infer Entry)[] ? Entry : never

/**
 * Calls a route that returns a page of a list (contract, paging.ts); the query names the page.
 * @throws CallFailure as `call` does, and when the total is missing: without it nobody would know that there are more
 * pages.
 */
export async function callPage<R extends Route>(route: R, input: CallInput<R>): Promise<Page<Row<R>>> {
  return readPage(await request(route, input))
}

/** Parses a page from a response. */
export async function readPage<Entry>(response: Response): Promise<Page<Entry>> {
  const rows = await readReply<Entry[]>(response)
  const total = response.headers.get(TOTAL_HEADER)
  if (total === null || !/^\d+$/.test(total)) throw new CallFailure(response.status, 'The list came without its count')
  return { rows, total: Number(total) }
}
