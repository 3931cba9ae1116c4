import { Button } from '../buttons/button.tsx'
import { Select } from '../fields/select.tsx'
import { nextSorting, type Sorting, type SortingStep } from './sortable-heading.tsx'
import cards from './table-cards.module.css'
import type { TableColumn } from './table-column.ts'

interface TableOrderProps<Row, Sort extends string> {
  label: string
  columns: readonly TableColumn<Row, Sort>[]
  sorting: Sorting<Sort> | undefined
  onSort: (next: SortingStep<Sort>) => void
  /** Shares its line: the arrow alone says the direction. */
  isCompact?: boolean
}

const UNSORTED = { value: '', label: 'As listed' } as const

/** On a phone, what the headings do elsewhere: choose the column to sort by, and reverse the order. */
export function TableOrder<Row, Sort extends string>({
  label,
  columns,
  sorting,
  onSort,
  isCompact = false,
}: TableOrderProps<Row, Sort>) {
  const sortable = columns.flatMap(({ head, sort }) => (sort === undefined ? [] : [{ value: sort, label: head }]))
  if (sortable.length === 0) return null
  const isDescending = sorting?.direction === 'descending'
  const word = isDescending ? 'Descending' : 'Ascending'
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      role="group"
      aria-label={`Order of ${label}`}
      className={isCompact ? `${cards.order} ${cards.compact}` : cards.order}
    >
      <Select<Sort | ''>
        label="Sort by"
        value={sorting?.sort ?? ''}
        options={sorting ? sortable : [UNSORTED, ...sortable]}
        onChange={(sort) => sort !== '' && onSort((now) => (now?.sort === sort ? now : nextSorting(sort, now)))}
      />
      {sorting && (
        <Button
          kind="quiet"
          aria-label={`${word}, reverse the order`}
          onClick={() => onSort((now) => nextSorting((now ?? sorting).sort, now))}
        >
          <span className={cards.word}>{word}</span>
          <svg className={cards.arrow} width="8" height="10" viewBox="0 0 8 10" aria-hidden="true">
            <path d={isDescending ? 'M4 1v8M1 6l3 3 3-3' : 'M4 9V1M1 4l3-3 3 3'} />
          </svg>
        </Button>
      )}
    </div>
  )
}
