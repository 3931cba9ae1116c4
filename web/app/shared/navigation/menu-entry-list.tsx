import type { RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavigationEntry } from './menu-entries.ts'
import { currentMark } from './screens.ts'

interface EntryListProps {
  entries: readonly NavigationEntry[]
  listClass: string | undefined
  entryClass: string | undefined
  onSignOut: () => void
  ref?: RefObject<HTMLUListElement | null>
}

/** The menu's links and the sign-out. The one of the current screen carries aria-current. */
export function EntryList({ entries, listClass, entryClass, onSignOut, ref }: EntryListProps) {
  const { pathname } = useLocation()
  return (
    <ul ref={ref} className={listClass}>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={entryClass} aria-current={currentMark(to, pathname)}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={entryClass} onClick={onSignOut}>
          Logout
        </button>
      </li>
    </ul>
  )
}
