/** The header with the total number of entries. */
export const TOTAL_HEADER = 'x-total-count'
export const SEARCH_MAXIMUM = 200
/** Far beyond any list, and its offset still fits into every integer type in use. */
export const PAGE_MAXIMUM = 1_000_000
