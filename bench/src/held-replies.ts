import type { Page } from '@playwright/test'
import { KINDS } from './coach-page.ts'

/**
 * Runs in the page before the app: the three series of a team arrive, and are handed over together when `releaseReplies()` is
 * called. What the page does from there on is the work on them.
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
