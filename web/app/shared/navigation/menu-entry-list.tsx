import type { RefObject } from 'react'
import { NavLink } from 'react-router'
import type { NavigationEntry } from './menu-entries.ts'

interface EntryListProps {
  entries: readonly NavigationEntry[]
  listClass: string | undefined
  entryClass: string | undefined
  onSignOut: () => void
  ref?: RefObject<HTMLUListElement | null>
}

/** The menu's links and the sign-out. The current one carries aria-current. */
export function EntryList({ entries, listClass, entryClass, onSignOut, ref }: EntryListProps) {
  return (
    <ul ref={ref} className={listClass}>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} className={entryClass}>
            {label}
          </NavLink>
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
