import { PAGE_MAXIMUM } from '@corner/contract/paging.ts'
import type { Sorting } from '../../ui/table/sortable-heading.tsx'

/** The requested part of a list and its order, as kept in the address. */
export interface ListChoice<Sort extends string> extends Sorting<Sort> {
  /** From 1. */
  page: number
  /** '' for all. */
  search: string
}

/**
 * Parses the choice from an address. Invalid values (a page of -3, an unknown column) are ignored.
 * @param sorts the sortable columns; the first is the default
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

/** A value of the address if it is one of the offered ones. */
export function oneOf<const Value extends string>(offered: readonly Value[], value: string | null): Value | undefined {
  return offered.find((one) => one === value)
}

/** The address after a change; empty values are removed, and any change except of the page resets the page. */
export function changedAddress(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const after = new URLSearchParams(before)
  if (!('page' in changes)) after.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}
