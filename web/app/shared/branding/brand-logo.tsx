import { Mark } from '../../ui/mark.tsx'
import styles from './brand-logo.module.css'
import { branding } from './branding.ts'

/** The club's logo in the variant of the theme; read out as its name. */
export function BrandLogo() {
  return (
    <>
      <img className={styles.light} src="/branding/logo.svg" alt={branding.name} height={32} loading="lazy" />
      <img className={styles.dark} src="/branding/logo-dark.svg" alt={branding.name} height={32} loading="lazy" />
    </>
  )
}

/** In the bar: the shipped mark with the name, there at once; a club's own logo in its place. */
export function BarLogo() {
  return (
    <span className={styles.bar} data-own={branding.ownLogo}>
      <span className={styles.own}>
        <BrandLogo />
      </span>
      <span className={styles.shipped}>
        <Mark />
        <span>{branding.name}</span>
      </span>
    </span>
  )
}
