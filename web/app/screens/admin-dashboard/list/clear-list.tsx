import type { MouseEvent } from 'react'
import { useListAddress } from '../../../shared/address/use-list-address.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './clear-list.module.css'

interface ClearListProps {
  search: string
  /** What each filter is set to, by its name in the address. */
  filters?: Readonly<Record<string, string | undefined>>
  /** In place of what it clears: what comes then. */
  label?: string
}

/** The way on from a list that search or filters leave empty: clears both. Nothing where neither is set. */
export function ClearList({ search, filters = {}, label }: ClearListProps) {
  const { clear } = useListAddress()
  const isFiltered = Object.values(filters).some(Boolean)
  if (!search && !isFiltered) return null

  function clearAll({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes with the press: the focus stays at the list.
    currentTarget.closest<HTMLElement>('section[tabindex]')?.focus()
    clear(['search', ...Object.keys(filters)])
  }
  return (
    <div className={styles.way}>
      <Button kind="quiet" onClick={clearAll}>
        {label ?? whatIsCleared(search !== '', isFiltered)}
      </Button>
    </div>
  )
}

function whatIsCleared(isSearched: boolean, isFiltered: boolean): string {
  if (!isFiltered) return 'Clear the search'
  return isSearched ? 'Clear search and filters' : 'Clear the filters'
}
