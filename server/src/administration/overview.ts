import type { AdminOverview } from '@corner/contract/entities/teams.ts'
import type { Database } from '../database/database.ts'
import { readPostgresqlRelease } from '../database/postgresql-release.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { budgetLeft } from '../wearables/budget/budget.ts'
import type { Makers } from '../wearables/makers.ts'
import { findNeeds } from './needs-store.ts'
import { countAll } from './overview-store.ts'

/** A shorter wait is an ordinary rate limit, and over before anybody could read about it. */
const TELLING_WAIT_MS = 5 * 60_000

/** The cards of the dashboard, and what needs the administrator. An ended link is one of the needs and not among the connected. */
export async function adminOverview(db: Database, makers: Makers, now: Date): Promise<AdminOverview> {
  const { users, connected, unproven, teams, organizations, needs } = await asSeenBy(db, 'all', async (every) => ({
    ...(await countAll(every)),
    needs: await findNeeds(every, now),
  }))
  const [provider_wait, postgresql] = await Promise.all([providerWait(makers), readPostgresqlRelease(db)])
  return {
    users: { total: users ?? 0, whoop_connected: connected ?? 0, address_not_confirmed: unproven ?? 0 },
    teams: { total: teams ?? 0 },
    organizations: { total: organizations ?? 0 },
    needs,
    provider_wait,
    postgresql,
  }
}

/** Of the providers that want no requests, the one that waits longest. */
async function providerWait({ all }: Makers): Promise<AdminOverview['provider_wait']> {
  const waits = await Promise.all(
    all.map(async ({ links }) => ({ label: links.provider.label, ...(await budgetLeft(links)) })),
  )
  const longest = waits.reduce((a, b) => ((b.blocked_until ?? 0) > (a.blocked_until ?? 0) ? b : a))
  const { label, blocked_until, next_try_at } = longest
  if (!blocked_until || blocked_until.getTime() - Date.now() < TELLING_WAIT_MS) return null
  return {
    provider: label,
    until: blocked_until.toISOString(),
    next_try: (next_try_at ?? blocked_until).toISOString(),
  }
}
