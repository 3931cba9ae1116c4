import { test as base, expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { CORNER_URL, DEMO_PASSWORD, newMember, signIn } from './people.ts'

export const THEMES = ['light', 'dark'] as const
export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/**
 * Two variants that cover both themes and both sizes, for dialogs and states within a test. Every screen as it opens is
 * checked in all four combinations by accessibility.spec.ts.
 */
export const VARIANTS = [
  { size: 'desktop', viewport: SIZES.desktop, theme: 'light' },
  { size: 'phone', viewport: SIZES.phone, theme: 'dark' },
] as const

/** What Chromium logs for every failed call; tests provoke such calls. */
const FAILED_CALL_MESSAGE = 'Failed to load resource'

/** Turns off the stream of live changes. A string, because this file is compiled without the types of a browser. */
export const WITHOUT_LIVE = `{
  const originalFetch = window.fetch
  window.fetch = (address, init) =>
    String(address).includes('/api/live/') ? Promise.resolve(new Response(null, { status: 503 })) : originalFetch(address, init)
}`

/**
 * Pages of the demo that fail the test on a script error or a violation of the content security policy. Live changes are
 * off unless a file sets `test.use({ live: true })`: the stream never ends, so "networkidle" would never come.
 */
export const test = base.extend<{ failures: string[]; live: boolean }>({
  live: [false, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(CORNER_URL),
  context: async ({ context, live }, use) => {
    if (!live) await context.addInitScript(WITHOUT_LIVE)
    await use(context)
  },
  failures: [
    async ({ page }, use) => {
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith(FAILED_CALL_MESSAGE)) failures.push(message.text())
      })
      await use(failures)
      expect(failures, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Signs in over the API and stores the tokens where the app expects them.
 * @param isOwn a session for this test alone, which may renew or end it
 */
export async function signInAs(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
  { isOwn = false } = {},
): Promise<void> {
  const { access, refresh, profile } = await signIn(email, password, isOwn)
  await page.addInitScript(
    ([a, r, user]) => {
      if (localStorage.getItem('access') !== null || sessionStorage.getItem('signed-in') !== null) return
      sessionStorage.setItem('signed-in', 'once') // signing out during the test must not be undone
      localStorage.setItem('access', a ?? '')
      localStorage.setItem('refresh', r ?? '')
      localStorage.setItem('user_info', user ?? '')
    },
    [access, refresh, JSON.stringify(profile)],
  )
}

export async function chooseTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', chosen)
  }, theme)
}

/**
 * No WCAG 2.2 AA violations, and nothing wider than the window.
 * @param judge a soft one goes on after a failure
 */
export async function expectAccessible(page: Page, judge: typeof expect = expect): Promise<void> {
  // Wait for animations: a colour between two themes, or a half-open card, is not a state to check.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished))',
  )
  judge(await violationsOf(page), 'axe').toEqual([])
  // A string, because this file is compiled without the types of a browser.
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  judge(overflow, 'pixels that the page is wider than the window').toBeLessThanOrEqual(1)
}

/** An e-mail address and a simulator member that no other test uses. */
export function newPerson(): { email: string; member: number } {
  const member = newMember()
  return { email: `wrestler.${member}.${Date.now()}@corner.example`, member }
}
