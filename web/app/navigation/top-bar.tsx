import { Link } from 'react-router'
import { Mark } from '../look/mark.tsx'
import { ThemeToggle } from '../look/theme-toggle.tsx'
import { useSession } from '../session/use-session.ts'
import { Menu } from './menu.tsx'
import styles from './top-bar.module.css'

/** The bar on top of every screen: the way home, the entries of the person's role while they are signed in, the theme. */
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
      {signedIn && <Menu />}
      <div className={styles.end}>
        <ThemeToggle />
      </div>
    </header>
  )
}
