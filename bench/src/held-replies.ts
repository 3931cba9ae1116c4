import type { Browser, Page } from '@playwright/test'
import type { CoachedTeam } from './analytics-club.ts'
import { KINDS } from './coach-page.ts'

/**
 * Runs in the page before the app: holds back the three series of a team and releases them together on
 * `releaseReplies()`. The page's work from then on is the work caused by them.
 */
const HOLD_REPLIES = `
  window.repliesHeld = 0
  const released = new Promise((resolve) => { window.releaseReplies = resolve })
  const send = window.fetch
  window.fetch = async (...request) => {
    const reply = await send(...request)
    if (!/\\/athletes-(?:${KINDS.join('|')})\\//.test(reply.url)) return reply
    const body = await reply.arrayBuffer()
    window.repliesHeld += 1
    await released
    return new Response(body, { status: reply.status, headers: reply.headers })
  }
`

export async function untilHeld(page: Page): Promise<void> {
  await page.waitForFunction(`window.repliesHeld === ${KINDS.length}`)
}

/**
 * A page in a new browser profile, with the session of a team's coach, that holds the replies back. It bypasses the content
 * security policy, which blocks the evaluation of expressions in the page.
 */
export async function openHeldPage(browser: Browser, url: string, { signIn }: CoachedTeam): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, bypassCSP: true })
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, signIn)
  await context.addInitScript({ content: HOLD_REPLIES })
  return context.newPage()
}
