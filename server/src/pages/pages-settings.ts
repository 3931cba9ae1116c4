import type { Branding } from '@corner/contract/branding.ts'

export interface PagesSettings {
  branding: Omit<Branding, 'ownLogo'>
  /** The folder with the club's own files; undefined: as shipped. */
  brandingDir: string | undefined
  /** off: browsers keep nothing for the time without a connection, and drop what they have. */
  offlineViews: 'on' | 'off'
  /** Where to report a vulnerability, as an address for security.txt; absent: nowhere. */
  securityContact?: string | undefined
  /** The public address, for pages that contain absolute addresses. */
  url: string
}
