import { Link } from 'react-router'
import { ThemeToggle } from '../../ui/theme/theme-toggle.tsx'
import { BarLogo } from '../branding/brand-logo.tsx'
import { branding } from '../branding/branding.ts'
import { useSession } from '../session/use-session.ts'
import { useBarTools } from './bar-tools.ts'
import { Menu } from './menu.tsx'
import styles from './top-bar.module.css'
import { VisitorLinks } from './visitor-links.tsx'

/**
 * The top bar of every screen: home link, menu of the person's role, theme. While a screen's script loads, it is
 * unknown which screen it will be, so there is room for its tools; a public screen has none, and no hole in their place.
 */
export function TopBar({ isWaiting = false }: { isWaiting?: boolean }) {
  const { signedIn } = useSession()
  const tools = useBarTools()
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Link to="/" className={styles.mark} aria-label={`${branding.name}, front page`}>
        <BarLogo />
      </Link>
      {signedIn && <Menu />}
      <div className={styles.end}>
        {signedIn
          ? (isWaiting || tools) && <span className={styles.tools}>{tools}</span>
          : !isWaiting && <VisitorLinks />}
        <ThemeToggle />
      </div>
    </header>
  )
}
