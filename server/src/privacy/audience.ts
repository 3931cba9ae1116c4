import type { DataAudience } from '@corner/contract/entities/privacy.ts'
import type { Database } from '../database/database.ts'
import { fullName } from '../people/full-name.ts'
import { findAdministratorsBut, findCoachesOf } from './audience-store.ts'

const byName = new Intl.Collator('en')

/** Who else can see a user's data, by name, following the rule of teams/team-access.ts. */
export async function readAudience(db: Database, userId: string): Promise<DataAudience> {
  const [coaches, administrators] = await Promise.all([findCoachesOf(db, userId), findAdministratorsBut(db, userId)])
  return {
    coaches: coaches.map(({ teams, ...coach }) => ({ ...viewerOf(coach), teams })).sort(compare),
    administrators: administrators.map(viewerOf).sort(compare),
  }
}

function viewerOf({ email, ...names }: { first_name: string; last_name: string; email: string }) {
  return { full_name: fullName(names), email }
}

function compare(a: { full_name: string; email: string }, b: { full_name: string; email: string }): number {
  return byName.compare(a.full_name, b.full_name) || byName.compare(a.email, b.email)
}
