import { test as base, expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { CORNER_URL, DEMO_PASSWORD, newMember, signIn } from './people.ts'

export const THEMES = ['light', 'dark'] as const
export const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/**
 * Two looks that have both themes and both sizes between them: for dialogs and states in a story of their own. Every screen as it
 * opens is looked at in all four by accessibility.spec.ts.
 */
export const LOOKS = [
  { size: 'desktop', viewport: SIZES.desktop, theme: 'light' },
  { size: 'phone', viewport: SIZES.phone, theme: 'dark' },
] as const

/** What Chromium notes of every call that is no success: tests ask for such calls. */
const NOTE_OF_A_CALL = 'Failed to load resource'

/** For a page without the stream of live changes. As text: the page has a window, this file's own world has none. */
const WITHOUT_LIVE = `{
  const askServer = window.fetch
  window.fetch = (address, init) =>
    String(address).includes('/api/live/') ? Promise.resolve(new Response(null, { status: 503 })) : askServer(address, init)
}`

/**
 * Pages that open against the demo, and fail the test when a script of ours fails on the way or the content policy is broken.
 * They follow live changes only where a test is about them (`test.use({ live: true })`): the stream is a call without an end, and
 * "networkidle" would never come.
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
        if (message.type() === 'error' && !message.text().startsWith(NOTE_OF_A_CALL)) failures.push(message.text())
      })
      await use(failures)
      expect(failures, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Signs in by the API and leaves the tokens where the app keeps them: for tests of what comes after.
 * @param isOwn a session that no other test shares: for a test that renews or ends it
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
      sessionStorage.setItem('signed-in', 'once') // a sign-out in the test must stay one
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

/** WCAG 2.2 AA by axe, and nothing wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  // A colour half way between two themes, or a card half open, is no state of the page.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity).map((one) => one.finished))',
  )
  expect(await violationsOf(page)).toEqual([])
  // As text: the page has a document, this file's own world has none.
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, 'pixels that the page is wider than the window').toBeLessThanOrEqual(1)
}

/** An address and a member of the simulator that no other test uses. */
export function newPerson(): { email: string; member: number } {
  const member = newMember()
  return { email: `wrestler.${member}.${Date.now()}@corner.example`, member }
}
