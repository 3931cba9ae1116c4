import { PAGE_MAXIMUM } from '@corner/contract/paging.ts'
import type { Sorting } from '../../ui/sort-head.tsx'

/** Which part of a list is wanted, in which order: what the address holds of it. */
export interface ListChoice<Sort extends string> extends Sorting<Sort> {
  /** From 1. */
  page: number
  /** '' for all. */
  search: string
}

/**
 * The choice out of an address. Anything that is no choice (a page of -3, an unknown column) is taken for none.
 * @param sorts the columns to sort by; the first is the one that is meant when none is named
 */
export function readListChoice<const Sort extends string>(
  address: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListChoice<Sort> {
  const page = Number(address.get('page'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAXIMUM ? page : 1,
    search: address.get('search')?.trim() ?? '',
    sort: oneOf(sorts, address.get('sort')) ?? sorts[0],
    direction: address.get('direction') === 'descending' ? 'descending' : 'ascending',
  }
}

/** A value of the address, when it is one of those that are offered. */
export function oneOf<const Value extends string>(offered: readonly Value[], value: string | null): Value | undefined {
  return offered.find((one) => one === value)
}

/** The address after a change; what is empty leaves it, and any change but a turn of the page begins at the first page. */
export function changedAddress(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const after = new URLSearchParams(before)
  if (!('page' in changes)) after.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}
