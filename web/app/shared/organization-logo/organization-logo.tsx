import styles from './organization-logo.module.css'
import { organizationInitials } from './organization-name.ts'
import { findLogo } from './shipped-logos.ts'

export interface OrganizationLogoProps {
  /** The organization's name; must also be visible beside the logo, which screen readers skip. */
  name: string
  /** Side length in px. */
  size?: number
}

/** An organization's logo by its name, else a default: its initials, or a corner of a mat without any. */
export function OrganizationLogo({ name, size = 32 }: OrganizationLogoProps) {
  const logo = findLogo(name)
  if (logo) return <img className={styles.logo} src={logo} alt="" width={size} height={size} />
  const initials = organizationInitials(name)
  return (
    <svg className={styles.logo} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="0.75" y="0.75" width="46.5" height="46.5" rx="9.25" className={styles.tile} />
      {initials === '' ? (
        <path d="M14 34V14h20" className={styles.corner} />
      ) : (
        <text x="24" y="24" className={styles.initials}>
          {initials}
        </text>
      )}
    </svg>
  )
}
