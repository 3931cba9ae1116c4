import { readFileSync } from 'node:fs'
import { apiOf } from './people.ts'

/** Every route in web/app/routes.ts as written there; '' is the front page, '*' an unknown address. */
export function declaredRoutes(): string[] {
  const file = readFileSync(new URL('../web/app/routes.ts', import.meta.url), 'utf8')
  // Everything before is for development only.
  const source = file.slice(file.indexOf('export default'))
  const routes = [...source.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path = '']) => path)
  return source.includes('index(') ? ['', ...routes] : routes
}

const EMAILS = {
  athlete: 'athlete@corner.example',
  coach: 'coach@corner.example',
  admin: 'admin@corner.example',
} as const

export interface Screen {
  /** As in routes.ts. */
  route: string
  /** The address to open, if it differs from the route; a function when it depends on the demo's data. */
  address?: string | (() => Promise<string>)
  title: RegExp
  /** A text that appears once the screen has loaded, for each role that uses it; `visitor` is not signed in. */
  loaded: Partial<Record<keyof typeof EMAILS | 'visitor', string | RegExp>>
}

/** The athlete of athlete@corner.example: linked, with records of every kind. */
async function demoAthlete(): Promise<string> {
  const { get } = await apiOf(EMAILS.coach)
  const [team] = await get<{ id: string; athletes: { id: string; email: string }[] }[]>('/api/teams/teams/')
  return `/athlete/${team?.id}/${team?.athletes.find(({ email }) => email === EMAILS.athlete)?.id}`
}

/** Every screen and the roles that use it. A new route needs an entry here. */
export const SCREENS: readonly Screen[] = [
  { route: '', title: /./, loaded: { visitor: 'Turning Your Data Into Victory' } },
  { route: 'login', title: /^Sign In/, loaded: { visitor: 'Sign In' } },
  { route: 'register', title: /^Register|^Create/, loaded: { visitor: 'Create Account' } },
  { route: 'forgot-password', title: /^Forgot your password/, loaded: { visitor: 'Back to sign in' } },
  { route: 'reset-password', title: /^Set a new password/, loaded: { visitor: 'Back to sign in' } },
  { route: 'confirm-address', title: /^Confirm your address/, loaded: { visitor: 'Front page' } },
  { route: 'invitation', title: /^Invitation/, loaded: { visitor: 'Your invitation' } },
  {
    route: 'knowledge',
    // Only a few articles: each is a link to walk through. knowledge.spec.ts checks all of them.
    address: '/knowledge?search=sleep',
    title: /^Knowledge Base/,
    loaded: { athlete: 'How much sleep an athlete needs' },
  },
  {
    route: 'knowledge/:slug',
    // With a table, and links to other articles.
    address: '/knowledge/when-to-refer',
    title: /^When to refer/,
    loaded: { athlete: 'Whom to call for what' },
  },
  {
    route: 'account',
    title: /^Your account/,
    loaded: { athlete: 'Riverside', admin: 'Delete your account' },
  },
  {
    route: 'dashboard',
    title: /^Personal Dashboard/,
    loaded: { athlete: 'Latest HRV', admin: 'No HRV Data' },
  },
  {
    route: 'coach-dashboard',
    title: /^Coach Dashboard/,
    loaded: { coach: 'Data Quality Issues', athlete: 'This page is for coaches' },
  },
  {
    route: 'coach-dashboard',
    address: '/coach-dashboard?tab=chat',
    title: /^Coach Dashboard/,
    loaded: { coach: 'Suggested Questions' },
  },
  {
    route: 'mat-sheet',
    title: /^Mat Sheet/,
    loaded: { coach: 'No recovery of today' },
  },
  {
    route: 'team-information',
    // The part with the most content.
    address: '/team-information?tab=members',
    title: /^Team Information/,
    loaded: { coach: 'Not Connected' },
  },
  {
    route: 'athlete/:teamId?/:athleteId?',
    address: demoAthlete,
    title: /^Athlete Analysis/,
    loaded: { coach: 'Newest recovery' },
  },
  {
    route: 'admin-dashboard',
    title: /^Admin Dashboard/,
    loaded: { admin: 'Connected Devices', coach: 'This page is for administrators' },
  },
  ...[
    // Only a few rows: each has four buttons to walk through.
    ['users&search=coach', 'Assign to Team'],
    ['teams', 'Coach code'],
    ['organizations', 'Riverside Athletics'],
    ['model', 'No language model is set up'],
    ['backups', 'Make a backup'],
    ['audit', 'When'],
  ].map(([tab, text = '']) => ({
    route: 'admin-dashboard',
    address: `/admin-dashboard?tab=${tab}`,
    title: /^Admin Dashboard/,
    loaded: { admin: text },
  })),
  {
    route: 'connect-whoop',
    title: /^Connect the wearable device/,
    loaded: { athlete: 'Last sync', coach: 'Not Connected' },
  },
  {
    route: 'connect-whoop-callback',
    address: '/connect-whoop-callback?error=access_denied&error_description=No',
    title: /./,
    loaded: { athlete: 'Connection Failed' },
  },
  {
    route: 'connect-device-callback/:provider',
    address: '/connect-device-callback/oura?error=access_denied&error_description=No',
    title: /./,
    loaded: { athlete: 'Connection Failed' },
  },
  { route: '*', address: '/nothing-here', title: /^Page not found/, loaded: { visitor: 'Nothing is at this address' } },
]

export interface Visit {
  name: string
  address: string | (() => Promise<string>)
  title: RegExp
  email: string | undefined
  loaded: string | RegExp
}

/** Each screen for each role that uses it. */
export const VISITS: readonly Visit[] = SCREENS.flatMap(({ route, address = `/${route}`, title, loaded }) =>
  Object.entries(loaded).map(([who, text]) => ({
    name: `${route === '*' || typeof address !== 'string' ? `/${route}` : address} of ${who === 'visitor' ? 'a visitor' : `the ${who}`}`,
    address,
    title,
    email: who === 'visitor' ? undefined : EMAILS[who as keyof typeof EMAILS],
    loaded: text,
  })),
)
