import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openDatabase, openPool, type Connection as Server } from '@corner/server/database/database.ts'
import { asSeenBy } from '@corner/server/database/visible-athletes.ts'
import { grantConsent } from '@corner/server/demo/grant-consent.ts'
import { createJobs } from '@corner/server/jobs/jobs.ts'
import type { SimulatedClouds } from '@corner/server/launch/simulated-clouds.ts'
import { createRateLimits } from '@corner/server/rate-limits/rate-limits.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { findConnection, type Connection as Link } from '@corner/server/wearables/link/connection-store.ts'
import { finishLink } from '@corner/server/wearables/link/finish-link.ts'
import { startLink } from '@corner/server/wearables/link/start-link.ts'
import { createWearables, type Wearables } from '@corner/server/wearables/wearables.ts'
import type pg from 'pg'

const AT_ONCE = 5

export interface LinkedAthletes {
  wearables: Wearables
  pool: pg.Pool
  links: Link[]
}

/** Somebody in a simulated cloud, by the stored name of its provider. */
export interface Wearer {
  provider: string
  member: number
}

/** The first members of one cloud. */
export function wearersOf(provider: string, count: number): Wearer[] {
  return Array.from({ length: count }, (_, place) => ({ provider, member: place + 1 }))
}

/** Links athletes through the consent pages, without syncing anything. Jobs are off: the benchmark does their work. */
export async function linkAthletes(
  server: Server,
  clouds: SimulatedClouds,
  cornerUrl: string,
  folder: string,
  wearers: readonly Wearer[],
): Promise<LinkedAthletes> {
  const pool = openPool(server)
  const worn = new Set(wearers.map(({ provider }) => provider))
  const providers = clouds.configurations.filter(({ name }) => worn.has(name))
  const configuration = { ...readConfiguration({ PUBLIC_URL: cornerUrl }), providers }
  const jobs = createJobs(server, () => wearables.everyQueue)
  const wearables = createWearables({
    jobs,
    database: openDatabase(pool),
    connection: server,
    configuration,
    now: () => new Date(),
    limits: createRateLimits(pool),
    keyRing: await loadKeyRing(undefined, folder),
  })
  const links: Link[] = []
  for (let place = 0; place < wearers.length; place += AT_ONCE) {
    const some = wearers.slice(place, place + AT_ONCE)
    links.push(...(await Promise.all(some.map((one) => linkAthlete(wearables, pool, one)))))
  }
  return { wearables, pool, links }
}

async function linkAthlete({ makers, limits }: Wearables, pool: pg.Pool, { provider, member }: Wearer): Promise<Link> {
  const { links, budgets } = makers.of(provider)
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, email, password_hash, first_name, last_name, role)
     values ($1, $1, '-', 'Bench', 'Athlete', 'athlete') returning id`,
    [`member${member}@corner.example`],
  )
  const user_id = rows[0]?.id ?? ''
  const { auth_url } = await startLink(links, user_id)
  await finishLink(links, budgets, limits, user_id, await grantConsent(auth_url, member), async () => {})
  const link = await asSeenBy(links.database, [user_id], (own) => findConnection(own, { user_id, provider }))
  if (!link) throw new Error('The link was not stored')
  return link
}
