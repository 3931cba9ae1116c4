import type { Page } from '@playwright/test'
import { KINDS } from './coach-page.ts'

/**
 * Runs in the page before the app: holds back the three series of a team and releases them together on
 * `releaseReplies()`. The page's work from then on is the work caused by them.
 */
export const HOLD_REPLIES = `
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
