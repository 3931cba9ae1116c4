import { CornerLogo } from '../../ui/layout/corner-logo.tsx'
import styles from './brand-logo.module.css'
import { branding } from './branding.ts'

/** The club's logo for the theme, with its name as alternative text. */
export function BrandLogo() {
  return (
    <>
      <img className={styles.light} src="/branding/logo.svg" alt={branding.name} height={32} loading="lazy" />
      <img className={styles.dark} src="/branding/logo-dark.svg" alt={branding.name} height={32} loading="lazy" />
    </>
  )
}

/**
 * For the top bar: the product's own logo is inlined with the name, so that it shows at once; a club's logo replaces
 * it.
 */
export function BarLogo() {
  return (
    <span className={styles.bar} data-own={branding.ownLogo}>
      <span className={styles.own}>
        <BrandLogo />
      </span>
      <span className={styles.shipped}>
        <CornerLogo />
        <span>{branding.name}</span>
      </span>
    </span>
  )
}
