import { grantConsent } from '@corner/server/demo/grant-consent.ts'
import { OBSERVER, type SimulatedCloud } from './simulated-cloud.ts'

export const KINDS = ['cycle', 'recovery', 'sleep', 'workout'] as const
export type Kind = (typeof KINDS)[number]

/** A record as the provider shows it to any app. */
export type Reply = Record<string, unknown> & { updated_at: string }

const PATHS: Record<Kind, string> = {
  cycle: 'v2/cycle',
  recovery: 'v2/recovery',
  sleep: 'v2/activity/sleep',
  workout: 'v2/activity/workout',
}
const SCOPES = 'read:recovery read:cycles read:sleep read:workout offline'
const LARGEST_PAGE = 25

/** Everything that the provider holds of a member since `start`, read as a second app. By kind, then by Corner's id. */
export async function readLedger(
  cloud: SimulatedCloud,
  member: number,
  start: Date,
): Promise<Record<Kind, Map<string, Reply>>> {
  const token = await signIn(cloud, member)
  const lists = await Promise.all(KINDS.map((kind) => readList(cloud, token, kind, start)))
  return Object.fromEntries(KINDS.map((kind, place) => [kind, lists[place]])) as Record<Kind, Map<string, Reply>>
}

async function signIn({ url }: SimulatedCloud, member: number): Promise<string> {
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: OBSERVER.client_id,
    redirect_uri: OBSERVER.redirect_uri,
    scope: SCOPES,
    state: 'the observer',
  })
  const { code } = await grantConsent(`${url}/oauth/oauth2/auth?${asked}`, member)
  const reply = await fetch(`${url}/oauth/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', code, ...OBSERVER }),
  })
  if (!reply.ok) throw new Error(`The observer got no token: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { access_token: string }).access_token
}

async function readList({ url }: SimulatedCloud, token: string, kind: Kind, start: Date): Promise<Map<string, Reply>> {
  const found = new Map<string, Reply>()
  const query = new URLSearchParams({ start: start.toISOString(), limit: String(LARGEST_PAGE) })
  for (;;) {
    const reply = await fetch(`${url}/developer/${PATHS[kind]}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!reply.ok) throw new Error(`The observer's list of ${kind} answered ${reply.status}`)
    const page = (await reply.json()) as { records: Reply[]; next_token?: string }
    for (const record of page.records) found.set(idOf(kind, record), record)
    if (page.next_token === undefined) return found
    query.set('nextToken', page.next_token)
  }
}

/** The id under which Corner stores it: a recovery has none of its own, so it is its cycle's. */
function idOf(kind: Kind, record: Reply): string {
  return String(kind === 'recovery' ? record.cycle_id : record.id)
}
