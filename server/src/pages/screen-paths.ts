/** Where the app's own screens are, as web/app/routes.ts names them; a test compares both. Prerendered pages are files, and not here. */
export const SCREEN_PATHS = [
  'dashboard',
  'coach-dashboard',
  'team-information',
  'athlete/:teamId?/:athleteId?',
  'admin-dashboard',
  'connect-whoop',
  'knowledge',
  'knowledge/:slug',
  'account',
  'connect-whoop-callback',
]

const SCREENS = SCREEN_PATHS.map((path) => {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`
    return segment.endsWith('?') ? '(/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${segments.join('')}/?$`)
})

/** What probes and monitors ask for by habit: a page would tell them that all is well (docs/operation.md). */
const OPERATOR_PATHS = /^\/(health|healthz|ready|readyz|readiness|live|livez|liveness|metrics|status|ping)(\/|$)/i

/** `screen`: one of the app's. `unknown`: none, but a person may have typed it. `no_page`: nothing that a page answers. */
export type KindOfPath = 'screen' | 'unknown' | 'no_page'

/** What somebody looks for at an address that is no built file and no call. @param url with or without its query */
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
