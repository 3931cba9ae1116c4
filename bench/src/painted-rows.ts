import type { Browser } from '@playwright/test'

const VISITS = 7

interface Rows {
  path: string
  /** Part of the URL of the reply with the rows. */
  reply: string
  /** Selector of a row. */
  row: string
}

/** A time for each visit, in ms: from the last byte of the reply to the frame with its first row. */
export async function measurePaintedRows(
  browser: Browser,
  url: string,
  signIn: Record<string, string>,
  { path, reply, row }: Rows,
): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    // Bypasses the content security policy, which blocks reading `rowsPaintedAt` by an expression.
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, bypassCSP: true })
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, signIn)
    await context.addInitScript({ content: noteFirstRow(row) })
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForFunction('window.rowsPaintedAt !== undefined')
    times.push(await page.evaluate<number>(paintedAfter(reply)))
    await context.close()
  }
  return times
}

/** Records in `rowsPaintedAt` when the first frame with a row was painted: a message sent in a frame arrives after it. */
function noteFirstRow(row: string): string {
  return `
    const watch = new MutationObserver(() => {
      if (!document.querySelector(${JSON.stringify(row)})) return
      watch.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => { window.rowsPaintedAt = performance.now() }
        port2.postMessage(undefined)
      })
    })
    watch.observe(document, { childList: true, subtree: true })
  `
}

function paintedAfter(reply: string): string {
  return `(() => {
    const replies = performance.getEntriesByType('resource').filter(({ name }) => name.includes(${JSON.stringify(reply)}))
    return window.rowsPaintedAt - Math.max(...replies.map(({ responseEnd }) => responseEnd))
  })()`
}
