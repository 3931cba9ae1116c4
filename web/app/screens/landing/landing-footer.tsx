import { BrandLogo } from '../../shared/branding/brand-logo.tsx'
import { branding } from '../../shared/branding/branding.ts'
import { useCurrentYear } from './current-year.ts'
import styles from './landing-footer.module.css'

export function LandingFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <BrandLogo />
        <address className={styles.address}>{branding.postalAddress}</address>
        <p className={styles.copyright}>{`© ${useCurrentYear()} ${branding.name}`}</p>
      </div>
    </footer>
  )
}
