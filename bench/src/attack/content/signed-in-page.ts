import type { Browser, Page } from '@playwright/test'
import { callApi, read } from '../target/call-api.ts'
import { PASSWORD, type Person } from '../target/club.ts'
import type { Target } from '../target/target.ts'

/** A page in a context of its own, signed in as this person; close its context afterwards. */
export async function openSignedIn({ url }: Target, opened: Browser, person: Person | undefined): Promise<Page> {
  const context = await opened.newContext({ baseURL: url, serviceWorkers: 'block', acceptDownloads: true })
  const tokens = read<Record<string, string>>(
    await callApi(url, 'POST /api/token/', { body: { email: person?.email, password: PASSWORD } }),
  )
  const user_info = (await callApi(url, 'GET /api/users/me/', { by: person })).body
  const kept = JSON.stringify({ ...tokens, user_info })
  await context.addInitScript({
    content: `for (const [key, value] of Object.entries(${kept})) localStorage.setItem(key, value)`,
  })
  return context.newPage()
}
