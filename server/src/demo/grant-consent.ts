/**
 * Presses "Grant access" on the simulator's consent page, as a member by number, and returns the parameters of the redirect.
 */
export async function grantConsent(authUrl: string, member: number): Promise<{ code: string; state: string }> {
  const page = new URL(authUrl)
  const form = new URLSearchParams(page.searchParams)
  form.set('member', String(member))
  form.set('decision', 'grant')
  const reply = await fetch(new URL(page.pathname, page), { method: 'POST', body: form, redirect: 'manual' })
  const location = reply.headers.get('location')
  if (reply.status !== 302 || !location)
    throw new Error(`The consent page answered ${reply.status} for member ${member}`)
  const back = new URL(location).searchParams
  return { code: back.get('code') ?? '', state: back.get('state') ?? '' }
}
