import { hashPassword } from '@corner/server/accounts/passwords.ts'
import { DEMO_PASSWORD } from '@corner/server/demo/club.ts'
import { linkAthlete } from '@corner/server/demo/link-athlete.ts'
import type pg from 'pg'

export interface Athlete {
  id: string
  email: string
  /** Number in the simulator. */
  member: number
}

/** The least that argon2 accepts: the cost of a password is not what is tried here. */
const PASSWORD_COST = { memoryKib: 8, passes: 1 }
const AT_ONCE = 4

/** Accounts with the demo's password, one for each of these members of the simulator. */
export async function addAthletes(client: pg.Client, members: readonly number[]): Promise<Athlete[]> {
  const hash = await hashPassword(DEMO_PASSWORD, PASSWORD_COST)
  const { rows } = await client.query<Athlete>(
    `insert into users (username, email, email_key, email_proven_at, password_hash, first_name, last_name, role)
     select 'member' || n || '@corner.example', 'member' || n || '@corner.example', 'member' || n || '@corner.example',
       now(), $2, 'Member', n::text, 'athlete' from unnest($1::int[]) n
     returning id, email, last_name::int as member`,
    [members, hash],
  )
  return rows
}

/** Links them through the consent page, as browsers do; their first syncs begin at once. */
export async function linkAthletes(cornerUrl: string, athletes: readonly Athlete[]): Promise<void> {
  const waiting = [...athletes]
  const linkNext = async () => {
    for (let athlete = waiting.shift(); athlete; athlete = waiting.shift())
      await linkAthlete(cornerUrl, athlete.email, { provider: 'whoop', member: athlete.member })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, linkNext))
}
