import { DEMO_PASSWORD } from './club.ts'
import { grantConsent } from './grant-consent.ts'

/** A signed-in person of the demo: calls Corner as their browser would. */
export async function signInTo(cornerUrl: string, email: string) {
  const { access } = await post<{ access: string }>(`${cornerUrl}/api/token/`, { email, password: DEMO_PASSWORD })
  return <T>(path: string, body: object = {}) => post<T>(`${cornerUrl}${path}`, body, access)
}

/**
 * Links one athlete's wearable by OAuth, from the consent page on, as an athlete does in the browser.
 * @returns false where somebody else has linked this account of the maker
 */
export async function linkAthlete(
  cornerUrl: string,
  email: string,
  { provider, member }: { provider: string; member: number },
): Promise<boolean> {
  const call = await signInTo(cornerUrl, email)
  const { auth_url } = await call<{ auth_url: string }>(`/api/devices/${provider}/auth/`)
  try {
    await call(`/api/devices/${provider}/callback/`, await grantConsent(auth_url, member))
    return true
  } catch (error) {
    if (error instanceof CallRefused && error.status === 409) return false
    throw error
  }
}

class CallRefused extends Error {
  override name = 'CallRefused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function post<T>(url: string, body: object, access?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new CallRefused(reply.status, `POST ${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}
