import { PAGE_MAXIMUM } from '@corner/contract/constants/paging.ts'
import type { Sorting } from '../../ui/table/sortable-heading.tsx'
import type { AddressChanges } from './changed-address.ts'

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
  return {
    page: readPage(address),
    search: address.get('search')?.trim() ?? '',
    sort: oneOf(sorts, address.get('sort')) ?? sorts[0],
    direction: address.get('direction') === 'descending' ? 'descending' : 'ascending',
  }
}

/** The page in an address; the first if missing or invalid. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAXIMUM ? page : 1
}

/** A value of the address if it is one of the offered ones. */
export function oneOf<const Value extends string>(offered: readonly Value[], value: string | null): Value | undefined {
  return offered.find((one) => one === value)
}

/** Changes of a list as changes of the address: empty values are removed, and any change except of the page resets the page. */
export function listChanges(changes: Readonly<Record<string, string>>): AddressChanges {
  const written = Object.entries(changes).map(([name, value]) => [name, value === '' ? null : value] as const)
  return { page: null, ...Object.fromEntries(written) }
}
