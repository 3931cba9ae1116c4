import { expect } from '@playwright/test'

/** Of the accounts that tests make. */
export const PASSWORD = 'strong enough'
export const DEMO_PASSWORD = 'corner-demo'

/** Where the demo under test answers; the runner read it from its ready line (playwright.config.ts). */
export const CORNER_URL = process.env.CORNER_URL ?? ''

export interface Person {
  email: string
  first_name: string
  last_name: string
  role?: 'athlete' | 'coach'
  /** A join code: they become a member of its team. */
  team_code?: string
}

/** Calls the API as a signed-in person: what a test needs around the screen it looks at. */
export interface Api {
  get<Reply>(path: string): Promise<Reply>
  post<Reply>(path: string, body?: object): Promise<Reply>
  put<Reply>(path: string, body: object): Promise<Reply>
}

/** A person whom no other test uses: their number in the simulator, and an address. */
export function newMember(): number {
  return 1000 + Math.floor(Math.random() * 8000)
}

export async function register(person: Partial<Person> = {}): Promise<Person & { member: number }> {
  const member = newMember()
  const email = `${person.role ?? 'athlete'}.${member}.${Date.now()}@corner.example`
  const whole = { email, first_name: 'Nadia', last_name: `Berger ${member}`, ...person }
  await send('/api/register/', { body: { ...whole, username: whole.email, password: PASSWORD } })
  return { ...whole, member }
}

interface SignedIn {
  access: string
  refresh: string
  /** As `GET /api/users/me/` answers. */
  profile: object
}

/** Of the demo's people, who sign in for nearly every test: the server bounds how often one person does. */
const demoSessions = new Map<string, SignedIn>()

/**
 * A session by the API. Tests of one worker share one for each of the demo's people, as long as it goes on: a test that renews or
 * ends it asks for one of its own.
 * @param isOwn of this test alone
 */
export async function signIn(email: string, password = DEMO_PASSWORD, isOwn = false): Promise<SignedIn> {
  const isShared = password === DEMO_PASSWORD && !isOwn
  const known = isShared ? demoSessions.get(email) : undefined
  if (known && (await profileOf(known.access).catch(() => undefined))) return known
  const pair = await send<{ access: string; refresh: string }>('/api/token/', { body: { email, password } })
  const signedIn = { ...pair, profile: await profileOf(pair.access) }
  if (isShared) demoSessions.set(email, signedIn)
  return signedIn
}

const profileOf = (access: string) => send<object>('/api/users/me/', { access })

export async function apiOf(email: string, password = DEMO_PASSWORD): Promise<Api> {
  const { access } = await signIn(email, password)
  return {
    get: (path) => send(path, { access }),
    post: (path, body = {}) => send(path, { access, body }),
    put: (path, body) => send(path, { access, body, method: 'PUT' }),
  }
}

/** Links a new athlete's strap by OAuth and waits until the first sync is done. */
export async function linkWearable(email: string, member: number): Promise<void> {
  const api = await apiOf(email, PASSWORD)
  const { auth_url } = await api.post<{ auth_url: string }>('/api/whoop/auth/')
  const consent = new URL(auth_url)
  const form = new URLSearchParams(consent.searchParams)
  form.set('member', String(member))
  form.set('decision', 'grant')
  const granted = await fetch(new URL(consent.pathname, consent), { method: 'POST', body: form, redirect: 'manual' })
  const { searchParams } = new URL(granted.headers.get('location') ?? '')
  await api.post('/api/whoop/callback/', { code: searchParams.get('code'), state: searchParams.get('state') })
  await expect
    .poll(async () => (await api.get<{ first_sync: { state: string } }>('/api/users/whoopstatus/')).first_sync.state)
    .toBe('done')
}

interface Sent {
  access?: string
  body?: object
  method?: 'GET' | 'POST' | 'PUT'
}

async function send<Reply>(path: string, { access, body, method = body ? 'POST' : 'GET' }: Sent): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) }
  const reply = await fetch(`${CORNER_URL}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}
