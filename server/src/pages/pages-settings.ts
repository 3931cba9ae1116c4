import type { Branding } from '@corner/contract/branding.ts'

export interface PagesSettings {
  branding: Omit<Branding, 'ownLogo'>
  /** The folder with the club's own files; undefined: as shipped. */
  brandingDir: string | undefined
  /** The public address, for pages that contain absolute addresses. */
  url: string
}
