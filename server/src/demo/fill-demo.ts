import { setTimeout as wait } from 'node:timers/promises'
import { hashPassword } from '../accounts/passwords.ts'
import type { Database } from '../database/database.ts'
import { logOf } from '../log/log.ts'
import { DEMO_PASSWORD, FIRST_STAGE } from './club.ts'
import { linkAthlete, signInTo } from './link-athlete.ts'
import { reach } from './milestone-store.ts'
import { administrator, type DemoPerson, type LinkedPerson, peopleOf } from './people.ts'
import { createStage, openStages } from './stages.ts'
import { linkedPeople } from './store.ts'

const log = logOf('demo')

/** Concurrent links: enough to keep two cores busy, few enough that none waits long. */
const LINKS_AT_ONCE = 6
const SYNC_POLL_MS = 100

interface DemoParts {
  database: Database
  cornerUrl: string
  /** The addresses of the simulated clouds, by the stored name of their provider. */
  clouds: Readonly<Record<string, string>>
}

/** Whether there is nothing to fill. */
export async function isDemoFilled(database: Database): Promise<boolean> {
  return (await openStages(database)).length === 0
}

/**
 * Creates the demo club if there is none, adds to that of an earlier release what this one brings, and resumes a fill that was
 * killed. Every athlete is linked by OAuth and synced by the same code as a real one.
 */
export async function fillDemo({ database, cornerUrl, clouds }: DemoParts): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const stages = await openStages(database)
  const people: DemoPerson[] = []
  for (const stage of stages) {
    const members = await peopleOf(stage.teams, (member) => nameOf(clouds, member))
    const theirs = stage === FIRST_STAGE ? [administrator, ...members] : members
    if (await createStage(database, stage, theirs, passwordHash)) people.push(...theirs)
  }
  const wearers = people.filter((person): person is LinkedPerson => person.link !== undefined)
  const linked = new Set((await linkedPeople(database)).map(({ email }) => email))
  await linkAll(
    cornerUrl,
    wearers.filter(({ email }) => !linked.has(email)),
  )
  await firstSyncsDone(database)
  await endLinks({ database, cornerUrl, clouds }, wearers)
  await pauseLinks(database, cornerUrl, wearers)
  for (const { marks } of stages) await reach(database, marks.filled)
}

/** The clouds know the same people; only WHOOP's is asked for their names. */
async function nameOf(clouds: DemoParts['clouds'], member: number) {
  const reply = await fetch(`${clouds.whoop}/simulator/members/${member}`)
  return (await reply.json()) as { first_name: string; last_name: string }
}

async function linkAll(cornerUrl: string, people: readonly LinkedPerson[]): Promise<void> {
  const queue = [...people]
  const linkNext = async (): Promise<void> => {
    for (let person = queue.shift(); person; person = queue.shift()) {
      const { email, link } = person
      if (!(await linkAthlete(cornerUrl, email, link)))
        log.warn(`${email} stays without a wearable: somebody else has linked member ${link.member}`)
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

/** The simulated maker revokes its grant, and Corner finds out when it refreshes the token: a real Token Expired. */
async function endLinks({ database, cornerUrl, clouds }: DemoParts, people: readonly LinkedPerson[]): Promise<void> {
  const ended = new Set(
    (await linkedPeople(database)).flatMap((row) => (row.status === 'token_expired' ? [row.email] : [])),
  )
  for (const { email, link } of people) {
    if (!link.ends || ended.has(email)) continue
    await fetch(`${clouds[link.provider]}/simulator/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'revoke_refresh_tokens', member: link.member }),
    })
    const call = await signInTo(cornerUrl, email)
    await call(`/api/devices/${link.provider}/refresh/`).catch(() => undefined) // refused, as intended: the link is now Token Expired
  }
}

async function pauseLinks(database: Database, cornerUrl: string, people: readonly LinkedPerson[]): Promise<void> {
  const paused = new Set((await linkedPeople(database)).flatMap((row) => (row.paused_at ? [row.email] : [])))
  for (const { email, link } of people) {
    if (!link.pauses || paused.has(email)) continue
    const call = await signInTo(cornerUrl, email)
    await call(`/api/devices/${link.provider}/pause/`)
  }
}
