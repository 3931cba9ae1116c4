import { z } from 'zod'
import { choiceField, textField } from './text-field.ts'

/** Carries how many entries there are in all, beside a page of them. */
export const TOTAL_HEADER = 'x-total-count'
const PAGE_SIZE_DEFAULT = 50
const PAGE_SIZE_MAXIMUM = 200
export const SEARCH_MAXIMUM = 200
/** Far beyond any list: an offset that still fits every integer on its way. */
export const PAGE_MAXIMUM = 1_000_000

const wholeNumber = (label: string, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number from 1` })
    .int(`${label} must be a whole number from 1`)
    .min(1, `${label} must be a whole number from 1`)
    .max(max, `${label} must be at most ${max}`)

/**
 * What every list takes: the part of it that is wanted, in which order. Without `page` a list comes whole, as the specs say;
 * with it, that page, and the count of all in the header `x-total-count`.
 * @param sorts the columns to sort by; the first is the one that is meant when none is named
 */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.object({
    page: wholeNumber('page', PAGE_MAXIMUM).optional(),
    page_size: wholeNumber('page_size', PAGE_SIZE_MAXIMUM).default(PAGE_SIZE_DEFAULT),
    search: textField('search', SEARCH_MAXIMUM).trim().optional(),
    sort: choiceField('sort', sorts).default(sorts[0]),
    direction: choiceField('direction', ['ascending', 'descending']).default('ascending'),
  })
}
