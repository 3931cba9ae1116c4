import { branding } from './branding.ts'

/** The title of a browser tab: the screen's name before the product's, or only the product's. */
export function pageTitle(screen?: string): string {
  return screen === undefined ? branding.pageTitle : `${screen} · ${branding.pageTitle}`
}
