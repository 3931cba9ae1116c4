/**
 * The paths of the app's screens, as in web/app/routes.ts; a test compares both. Prerendered pages are files, and not listed
 * here.
 */
export const SCREEN_PATHS = [
  'dashboard',
  'coach-dashboard',
  'mat-sheet',
  'team-information',
  'athlete/:teamId?/:athleteId?',
  'admin-dashboard',
  'connect-whoop',
  'knowledge',
  'knowledge/:slug',
  'account',
  'connect-whoop-callback',
  'connect-device-callback/:provider',
]

const SCREENS = SCREEN_PATHS.map((path) => {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`
    return segment.endsWith('?') ? '(/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${segments.join('')}/?$`)
})

/**
 * Paths that probes, monitors and scanners commonly request: a page would tell them that all is well, or that there is something
 * to look for (docs/operations.md).
 */
const OPERATOR_PATHS =
  /^\/(-|_?health|healthz|_?ready|readyz|readiness|_?live|livez|liveness|metrics|stats|status|server-status|ping|version|actuator|debug|wp-admin|phpmyadmin|cgi-bin)(\/|$)/i

/**
 * `screen`: one of the app's. `unknown`: not a screen, but a person may have typed it. `no_page`: never answered with a page.
 */
export type KindOfPath = 'screen' | 'unknown' | 'no_page'

/** What kind of page an address asks for that is neither a built file nor an API call. @param url with or without its query */
export function kindOfPath(url: string): KindOfPath {
  const path = decoded(url.split('?', 1)[0] ?? '')
  if (SCREENS.some((screen) => screen.test(path)) && !/\/\./.test(path)) return 'screen'
  const last = path.split('/').findLast(Boolean) ?? ''
  const isFile = /\.[^.]+$/.test(last) || /\/\./.test(path)
  return isFile || OPERATOR_PATHS.test(path) ? 'no_page' : 'unknown'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
