import { z } from 'zod'
import { trim } from 'zod/mini'
import { choiceField } from './choice-field.ts'
import { PAGE_MAXIMUM, SEARCH_MAXIMUM } from './constants/paging.ts'
import { textField } from './text-field.ts'

const PAGE_SIZE_DEFAULT = 50
const PAGE_SIZE_MAXIMUM = 200

const wholeNumber = (label: string, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number from 1` })
    .int(`${label} must be a whole number from 1`)
    .min(1, `${label} must be a whole number from 1`)
    .max(max, `${label} must be at most ${max}`)

/**
 * The query parameters of every list: page and sort order. Without `page` the whole list is returned, as the screens'
 * calls expect (docs/reference/api.md#calls); with it, that page, and the total in the header `x-total-count`.
 * @param sorts the columns to sort by, the default first
 */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.object({
    page: wholeNumber('page', PAGE_MAXIMUM).optional(),
    page_size: wholeNumber('page_size', PAGE_SIZE_MAXIMUM).default(PAGE_SIZE_DEFAULT),
    search: z.optional(textField('search', SEARCH_MAXIMUM, trim())),
    sort: choiceField('sort', sorts).default(sorts[0]),
    direction: choiceField('direction', ['ascending', 'descending']).default('ascending'),
  })
}
