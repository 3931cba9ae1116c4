import styles from './brand-logo.module.css'
import { branding } from './branding.ts'

const LOGO = { width: 132, height: 32 }

/** The club's logo in the variant of the theme; read out as its name. */
export function BrandLogo() {
  return (
    <>
      <img className={styles.light} src="/branding/logo.svg" alt={branding.name} {...LOGO} loading="lazy" />
      <img className={styles.dark} src="/branding/logo-dark.svg" alt={branding.name} {...LOGO} loading="lazy" />
    </>
  )
}
