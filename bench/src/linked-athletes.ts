import { readConfiguration } from '@corner/server/configuration/configuration.ts'
import { openDatabase, openPool, type Connection as Server } from '@corner/server/database/database.ts'
import { asSeenBy } from '@corner/server/database/visible-athletes.ts'
import { grantConsent } from '@corner/server/demo/grant-consent.ts'
import { createJobs } from '@corner/server/jobs/jobs.ts'
import type { SimulatedWhoop } from '@corner/server/launch/simulated-whoop.ts'
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

/**
 * Links athletes through the simulated WHOOP's consent page, without syncing anything. Jobs are off: the benchmark does
 * their work.
 */
export async function linkAthletes(
  server: Server,
  simulator: SimulatedWhoop,
  cornerUrl: string,
  folder: string,
  athletes: number,
): Promise<LinkedAthletes> {
  const pool = openPool(server)
  const configuration = { ...readConfiguration({ PUBLIC_URL: cornerUrl }), providers: [simulator.configuration] }
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
  for (let member = 1; member <= athletes; member += AT_ONCE) {
    const members = Array.from({ length: Math.min(AT_ONCE, athletes + 1 - member) }, (_, place) => member + place)
    links.push(...(await Promise.all(members.map((one) => linkAthlete(wearables, pool, one)))))
  }
  return { wearables, pool, links }
}

async function linkAthlete({ makers, limits }: Wearables, pool: pg.Pool, member: number): Promise<Link> {
  const { links, budgets } = makers.of('whoop')
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, email, password_hash, first_name, last_name, role)
     values ($1, $1, '-', 'Bench', 'Athlete', 'athlete') returning id`,
    [`member${member}@corner.example`],
  )
  const user_id = rows[0]?.id ?? ''
  const { auth_url } = await startLink(links, user_id)
  await finishLink(links, budgets, limits, user_id, await grantConsent(auth_url, member), async () => {})
  const link = await asSeenBy(links.database, [user_id], (own) =>
    findConnection(own, { user_id, provider: links.provider.name }),
  )
  if (!link) throw new Error('The link was not stored')
  return link
}
