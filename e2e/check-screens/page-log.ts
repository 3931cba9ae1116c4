import type { Page } from '@playwright/test'

/** Logged by Chromium for each failed request, which is reported with its address instead. */
const FAILED_REQUEST = 'Failed to load resource'

/** Collects console errors and failed requests while a page is used. A cancelled request has not failed. */
export function watchPage(page: Page): { console: Set<string>; requests: Set<string> } {
  const log = { console: new Set<string>(), requests: new Set<string>() }
  page.on('pageerror', ({ message }) => log.console.add(message))
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith(FAILED_REQUEST)) log.console.add(said.text())
  })
  page.on('response', (reply) => {
    if (reply.status() >= 400) log.requests.add(`${reply.status()} ${new URL(reply.url()).pathname}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') log.requests.add(`${why} ${new URL(request.url()).pathname}`)
  })
  return log
}
