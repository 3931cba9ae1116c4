import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../accounts/passwords.ts'
import type { Database } from '../database/database.ts'
import { DEMO_PASSWORD, TEAMS } from './club.ts'
import { linkAthlete, signInTo } from './link-athlete.ts'
import { isReached, reach } from './milestone-store.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { createClub, findOrganization, linkedPeople } from './store.ts'

/** Concurrent links: enough to keep two cores busy, few enough that none waits long. */
const LINKS_AT_ONCE = 6
const SYNC_POLL_MS = 100
/** A fill that has the first mark and not the second was killed, and is resumed. */
const CLUB_CREATED = 'demo_club_created'
const FILLED = 'demo_filled'

interface DemoParts {
  database: Database
  cornerUrl: string
  simulatorUrl: string
}

/**
 * Creates the demo club if there is none, and resumes a fill that was killed. Every athlete is linked by OAuth and synced by
 * the same code as a real one.
 */
export async function fillDemo({ database, cornerUrl, simulatorUrl }: DemoParts): Promise<void> {
  const people = await demoPeople(async (member) => {
    const reply = await fetch(`${simulatorUrl}/simulator/members/${member}`)
    return (await reply.json()) as { first_name: string; last_name: string }
  })
  if (!(await findOrganization(database))) {
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await database.transaction().execute(async (transaction) => {
      await createClub(transaction, people, passwordHash)
      await reach(transaction, CLUB_CREATED)
    })
  }
  const linked = new Set((await linkedPeople(database)).map(({ email }) => email))
  await linkAll(
    cornerUrl,
    people.filter(({ email, member }) => isToLink(member) && !linked.has(email)),
  )
  await firstSyncsDone(database)
  await expireLinks(database, cornerUrl, simulatorUrl, people)
  await reach(database, FILLED)
}

/**
 * Whether the club has been filled. What people do with it afterwards (renew the expired link, disconnect) is kept. Earlier
 * releases left no marks: their club counts as filled when everybody has been linked, in whatever state.
 */
export async function isDemoFilled(database: Database): Promise<boolean> {
  if (await isReached(database, FILLED)) return true
  if (await isReached(database, CLUB_CREATED)) return false
  const synced = (await linkedPeople(database)).filter(({ first_sync_state }) => first_sync_state === 'done')
  const toLink = TEAMS.flatMap(({ members }) => members.filter(isToLink)).length
  return synced.length >= toLink
}

function isToLink(member: number | undefined): boolean {
  return member !== undefined && !TEAMS.some(({ unlinked }) => unlinked.includes(member))
}

async function linkAll(cornerUrl: string, people: readonly DemoPerson[]): Promise<void> {
  const queue = [...people]
  const linkNext = async (): Promise<void> => {
    for (let person = queue.shift(); person; person = queue.shift()) {
      if (person.member !== undefined) await linkAthlete(cornerUrl, person.email, person.member)
    }
  }
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, linkNext))
}

async function firstSyncsDone(database: Database): Promise<void> {
  for (;;) {
    const open = (await linkedPeople(database)).filter((row) => ['waiting', 'running'].includes(row.first_sync_state))
    if (open.length === 0) return
    await wait(SYNC_POLL_MS)
  }
}

/** The simulated WHOOP revokes its grant, and Corner finds out when it refreshes the token: a real Token Expired. */
async function expireLinks(database: Database, cornerUrl: string, simulatorUrl: string, people: readonly DemoPerson[]) {
  const expired = new Set(
    (await linkedPeople(database)).flatMap((row) => (row.status === 'token_expired' ? [row.email] : [])),
  )
  for (const { expired: member } of TEAMS) {
    const person = people.find((candidate) => member !== undefined && candidate.member === member)
    if (!person || expired.has(person.email)) continue
    await fetch(`${simulatorUrl}/simulator/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'revoke_refresh_tokens', member }),
    })
    const call = await signInTo(cornerUrl, person.email)
    await call('/api/whoop/refresh/').catch(() => undefined) // refused, as intended: the link is now Token Expired
  }
}
