import { useId, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { Mark } from '../look/mark.tsx'
import { ThemeToggle } from '../look/theme-toggle.tsx'
import { signOut } from '../session/sign-out.ts'
import { useSession } from '../session/use-session.ts'
import { entriesFor } from './entries.ts'
import { greeting } from './greeting.ts'
import styles from './top-bar.module.css'

/** The bar on top of every screen: the way home, the entries of the person's role, the theme. */
export function TopBar() {
  const { signedIn } = useSession()
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Link to="/" className={styles.mark} aria-label="Corner, front page">
        <Mark />
        <span className={styles.name}>Corner</span>
      </Link>
      {signedIn && <Entries />}
      <div className={styles.end}>
        <ThemeToggle />
      </div>
    </header>
  )
}

/** On a wide screen a row of links, on a narrow one a menu behind a button. */
function Entries() {
  const { profile } = useSession()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const listId = useId()
  const open = openedAt === key // another screen closes the menu

  return (
    <nav
      className={styles.entries}
      aria-label="Screens"
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && setOpenedAt(null)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpenedAt(null)}
    >
      <button
        type="button"
        className={styles.menuButton}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenedAt(open ? null : key)}
      >
        <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
          <path d={open ? 'M3 1l12 12M15 1L3 13' : 'M0 1h18M0 7h18M0 13h18'} stroke="currentColor" strokeWidth="1.75" />
        </svg>
        Menu
      </button>
      <ul id={listId} className={styles.list} data-open={open}>
        <li className={styles.greeting}>{greeting(profile)}</li>
        {entriesFor(profile?.role).map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={styles.entry}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              void signOut()
              void navigate('/login')
            }}
          >
            Logout
          </button>
        </li>
      </ul>
    </nav>
  )
}
