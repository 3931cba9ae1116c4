import { type ReactNode, useId, useRef, useState } from 'react'
import { useListAddress } from '../../../shared/address/use-list-address.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './filter-bar.module.css'
import list from './list.module.css'

interface FilterBarProps {
  search: ReactNode
  /** What each filter is set to, by its name in the address; '' or undefined: not set. */
  filters: Readonly<Record<string, string | undefined>>
  /** The fields of the filters. */
  children: ReactNode
  /** How the list is sorted, where its headings do not say it. */
  order?: ReactNode
  /** The button to create, or of the whole list. */
  action: ReactNode
}

/**
 * The bar above a list that can be filtered. On a phone the fields of the filters are behind a button that says how many
 * are set, so that the list begins on the first screen.
 */
export function FilterBar({ search, filters, children, order, action }: FilterBarProps) {
  const { clear } = useListAddress()
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const set = Object.values(filters).filter(Boolean).length

  function clearAll() {
    clear(Object.keys(filters))
    // The button goes with the last filter: the focus stays among the fields.
    fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }
  return (
    <div className={`${list.bar} ${styles.bar}`}>
      {search}
      <Button
        kind="quiet"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((before) => !before)}
      >
        {set > 0 ? `Filters (${set})` : 'Filters'}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form */}
      <div
        ref={fields}
        id={id}
        role="group"
        aria-label="Filters"
        className={isOpen ? styles.fields : `${styles.fields} ${styles.closed}`}
      >
        {children}
        {set > 0 && (
          <Button kind="quiet" className={styles.clear} onClick={clearAll}>
            Clear filters
          </Button>
        )}
      </div>
      {order}
      {action}
    </div>
  )
}
