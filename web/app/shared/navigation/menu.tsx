import { useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { Avatar } from '../../ui/badges/avatar.tsx'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { signOut } from '../authentication/sign-out.ts'
import { useSession } from '../session/use-session.ts'
import { greeting } from './greeting.ts'
import styles from './menu.module.css'
import { entriesFor } from './menu-entries.ts'
import { EntryList } from './menu-entry-list.tsx'
import { useFits } from './use-fits.ts'

/** A longer greeting is shortened before the entries move into the drawer. */
const GREETING_MAXIMUM_PX = 160

/** The menu entries of the person's role: a row if they fit, else a drawer behind a button. */
export function Menu() {
  const { profile } = useSession()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [place, row, welcome] = [
    useRef<HTMLElement>(null),
    useRef<HTMLUListElement>(null),
    useRef<HTMLAnchorElement>(null),
  ]
  const entries = entriesFor(profile?.role)
  const fits = useFits(place, row, welcome, GREETING_MAXIMUM_PX)
  const leave = () => {
    void signOut()
    void navigate('/login')
  }
  return (
    <nav ref={place} className={styles.place} aria-label="Screens" data-fits={fits}>
      <EntryList ref={row} entries={entries} listClass={styles.row} entryClass={styles.entry} onSignOut={leave} />
      <Link ref={welcome} to="/account" className={styles.greeting} title="Your account">
        <Avatar name={profile?.first_name ?? ''} letters={1} size="line" />
        <span className={styles.words}>{greeting(profile)}</span>
        <span className="visually-hidden"> Your account</span>
      </Link>
      {!fits && (
        <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
          <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
            <path d="M0 1h18M0 7h18M0 13h18" stroke="currentColor" strokeWidth="1.75" />
          </svg>
          Menu
        </button>
      )}
      {/* Closes on any navigation to another screen. */}
      <Drawer title={greeting(profile)} isOpen={!fits && openedAt === key} onClose={() => setOpenedAt(null)}>
        <NavLink to="/account" className={styles.account}>
          Account
        </NavLink>
        <EntryList entries={entries} listClass={styles.list} entryClass={styles.line} onSignOut={leave} />
      </Drawer>
    </nav>
  )
}
