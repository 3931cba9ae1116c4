import { Button } from '../buttons/button.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** The items in lower case, singular and plural: ["user", "users"]. */
  things: readonly [one: string, many: string]
  /** From 1. */
  page: number
  pageSize: number
  /** Total number of items (the reply's header `x-total-count`). */
  total: number
  /** Called with the step from the page at the time of the press: the one shown may be older. */
  onPage: (next: (now: number) => number) => void
  /** A second one, above the list: the one below announces the change. */
  isAbove?: boolean
  /** The number stands above the list: below a single page it is only announced, not seen a second time. */
  isCountedAbove?: boolean
}

const number = new Intl.NumberFormat('en-US')

/** The current part of a long list, with navigation to the others. A single page shows only the count. */
export function Pagination({
  things: [one, many],
  page,
  pageSize,
  total,
  onPage,
  isAbove = false,
  isCountedAbove = false,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return (
    <nav
      className={isCountedAbove && pages === 1 ? 'visually-hidden' : styles.row}
      aria-label={`Pages of ${many}${isAbove ? ', above the list' : ''}`}
    >
      <p role={isAbove ? undefined : 'status'}>
        {pages > 1 && `${number.format(first)}–${number.format(last)} of `}
        {number.format(total)} {total === 1 ? one : many}
      </p>
      {pages > 1 && (
        <ul className={styles.pages}>
          <li>
            <Turn isEnd={page <= 1} onTurn={() => onPage((now) => Math.max(1, now - 1))}>
              Previous
            </Turn>
          </li>
          {pageNumbers(page, pages).map((turn, place) =>
            turn === null ? (
              <li key={`gap ${place}`} className={styles.number}>
                …
              </li>
            ) : (
              <li key={turn} className={styles.number}>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={`Page ${turn}`}
                  aria-current={turn === page ? 'page' : undefined}
                  onClick={() => onPage(() => turn)}
                >
                  {number.format(turn)}
                </button>
              </li>
            ),
          )}
          <li>
            <Turn isEnd={page >= pages} onTurn={() => onPage((now) => Math.min(pages, now + 1))}>
              Next
            </Turn>
          </li>
        </ul>
      )}
    </nav>
  )
}

/** `aria-disabled`, not `disabled`, at the end of the list: keeps the focus of the button just pressed. */
function Turn({ isEnd, onTurn, children }: { isEnd: boolean; onTurn: () => void; children: string }) {
  return (
    <Button kind="quiet" size="small" aria-disabled={isEnd} onClick={() => isEnd || onTurn()}>
      {children}
    </Button>
  )
}
