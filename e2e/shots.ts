import { VISITS, type Visit } from './screens.ts'

/** A screen, or a tab of one, as one person sees it. */
export interface Shot {
  name: string
  address: string
  email: string | undefined
  loaded?: string | RegExp
}

const COACH = 'coach@corner.example'
const ADMIN = 'admin@corner.example'

/** Tabs besides those in screens.ts, and who uses them. */
const TABS = [
  { screen: '/coach-dashboard', tabs: ['overview', 'analytics', 'rankings', 'athletes', 'chat'], by: [COACH, ADMIN] },
  { screen: '/team-information', tabs: ['overview', 'codes', 'members'], by: [COACH, ADMIN] },
  { screen: '/athlete', tabs: ['overview', 'recovery', 'sleep', 'activity', 'ai-insights'], by: [COACH, ADMIN] },
  { screen: '/admin-dashboard', tabs: ['overview', 'users'], by: [ADMIN] },
]

/** Every screen and tab for each person that uses it, whose name has a text. */
export async function everyShot(only: string): Promise<Shot[]> {
  const visits = await Promise.all(VISITS.map(asShot))
  const athlete = visits.find(({ address }) => address.startsWith('/athlete/'))?.address ?? '/athlete'
  const tabs = TABS.flatMap(({ screen, tabs, by }) =>
    by.flatMap((email) =>
      tabs.map((tab) => ({
        name: `${screen}?tab=${tab} of the ${email.split('@')[0]}`,
        address: `${screen === '/athlete' ? athlete : screen}?tab=${tab}`,
        email,
      })),
    ),
  )
  const byName = new Map([...visits, ...tabs].map((shot) => [shot.name, shot]))
  return [...byName.values()].filter(({ name }) => name.includes(only))
}

async function asShot(visit: Visit): Promise<Shot> {
  const { name, email, loaded, address } = visit
  return { name, email, loaded, address: typeof address === 'string' ? address : await address() }
}
