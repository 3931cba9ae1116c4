import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { RunningDemo } from './demo.ts'
import { HttpClient } from './http-client.ts'

/** README.md, "Demo logins" */
const PASSWORD = 'corner-demo'
export type DemoLogin = 'coach' | 'athlete'

/** A page in a new browser profile, with the session of a login; without a login, a visitor's page. */
export async function openPage(
  browser: Browser,
  demo: Pick<RunningDemo, 'url'>,
  login: DemoLogin | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: demo.url,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  if (login) await context.addInitScript(keep, await signIn(demo, login))
  return context.newPage()
}

/** Blocks the stream of live changes: it never ends, so the network would never be idle. */
export async function withoutLiveChanges(page: Page): Promise<void> {
  await page.route('**/api/live/', (route) => route.fulfill({ status: 503 }))
}

/** Spec 2, section 3: the local storage keys. */
function keep(kept: Record<string, string>): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}

async function signIn({ url }: Pick<RunningDemo, 'url'>, login: DemoLogin): Promise<Record<string, string>> {
  const http = new HttpClient(url)
  try {
    const credentials = { email: `${login}@corner.example`, password: PASSWORD }
    const { access, refresh } = JSON.parse((await http.call('POST', '/api/token/', {}, credentials)).body.toString())
    const me = await http.call('GET', '/api/users/me/', { authorization: `Bearer ${access}` })
    return { access, refresh, user_info: me.body.toString() }
  } finally {
    http.close()
  }
}
