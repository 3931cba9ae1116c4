import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { provideChromium } from '../scripts/chromium.mjs'
import { WITHOUT_LIVE } from './corner.ts'
import { DEMO_PASSWORD } from './people.ts'

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await provideChromium({ prefersShell: true }),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
}

interface Opened {
  /** Where the demo answers. */
  base: string
  email: string | undefined
  theme: string
  options: BrowserContextOptions
}

/** A window of a signed-in person in a theme, without animations and without the stream of live changes. */
export async function openContext(browser: Browser, { base, email, theme, options }: Opened): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  await context.addInitScript(WITHOUT_LIVE) // an open stream is never idle
  const session = email ? await sessionOf(base, email) : []
  await context.addInitScript(
    ([chosen, access, refresh, user]) => {
      localStorage.setItem('theme', chosen ?? '')
      if (access) localStorage.setItem('access', access)
      if (refresh) localStorage.setItem('refresh', refresh)
      if (user) localStorage.setItem('user_info', user)
    },
    [theme, ...session],
  )
  return context
}

const sessions = new Map<string, Promise<string[]>>()

/** What the app keeps of a sign-in; one for each demo and person. */
function sessionOf(base: string, email: string): Promise<string[]> {
  const key = `${base} ${email}`
  const known = sessions.get(key) ?? signIn(base, email)
  sessions.set(key, known)
  return known
}

async function signIn(base: string, email: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: DEMO_PASSWORD })
  const reply = await fetch(`${base}/api/token/`, { method: 'POST', headers, body })
  const tokens = (await reply.json()) as { access: string; refresh: string }
  const profile = await fetch(`${base}/api/users/me/`, { headers: { authorization: `Bearer ${tokens.access}` } })
  return [tokens.access, tokens.refresh, await profile.text()]
}
