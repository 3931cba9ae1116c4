import { DEMO_PASSWORD } from './club.ts'

/** A signed-in person of the demo: calls Corner as their browser would. */
export async function signInTo(cornerUrl: string, email: string) {
  const { access } = await post<{ access: string }>(`${cornerUrl}/api/token/`, { email, password: DEMO_PASSWORD })
  return <T>(path: string, body: object = {}) => post<T>(`${cornerUrl}${path}`, body, access)
}

/** Links one athlete's strap by OAuth, from the consent page on: the way an athlete goes, without the browser. */
export async function linkAthlete(cornerUrl: string, email: string, member: number): Promise<void> {
  const call = await signInTo(cornerUrl, email)
  const { auth_url } = await call<{ auth_url: string }>('/api/whoop/auth/')
  const returned = await consent(new URL(auth_url), member)
  await call('/api/whoop/callback/', { code: returned.get('code'), state: returned.get('state') })
}

/** Presses "Grant access" on the simulator's page. */
async function consent(page: URL, member: number): Promise<URLSearchParams> {
  const form = new URLSearchParams(page.searchParams)
  form.set('member', String(member))
  form.set('decision', 'grant')
  const reply = await fetch(new URL(page.pathname, page), { method: 'POST', body: form, redirect: 'manual' })
  const location = reply.headers.get('location')
  if (reply.status !== 302 || !location)
    throw new Error(`The consent page answered ${reply.status} for member ${member}`)
  return new URL(location).searchParams
}

async function post<T>(url: string, body: object, access?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`POST ${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}
