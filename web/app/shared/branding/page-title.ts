import { branding } from './branding.ts'

/** The title of a tab: the screen's name before the product's; without one the product's alone. */
export function pageTitle(screen?: string): string {
  return screen === undefined ? branding.pageTitle : `${screen} · ${branding.pageTitle}`
}
