import { expect } from '@playwright/test'

/** The password of accounts that tests create. */
export const PASSWORD = 'strong enough'
export const DEMO_PASSWORD = 'corner-demo'

/** The address of the demo under test, which the runner read from its ready line (playwright.config.ts). */
export const CORNER_URL = process.env.CORNER_URL ?? ''

export interface Person {
  email: string
  first_name: string
  last_name: string
  role?: 'athlete' | 'coach'
  /** A join code: the person becomes a member of its team. */
  team_code?: string
}

/** API calls of a signed-in person. */
export interface Api {
  get<Reply>(path: string): Promise<Reply>
  post<Reply>(path: string, body?: object): Promise<Reply>
  put<Reply>(path: string, body: object): Promise<Reply>
}

/** A simulator member number that no other test uses. */
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
  /** The body of `GET /api/users/me/`. */
  profile: object
}

/** Sessions of the demo's people, shared because nearly every test needs them and the server limits sign-ins per person. */
const demoSessions = new Map<string, SignedIn>()

/**
 * A session over the API. Tests of one worker share one for each of the demo's people; a test that renews or ends a
 * session needs its own.
 * @param isOwn for this test alone
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

/** Links a new athlete's strap by OAuth and waits for the end of the first sync. */
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
