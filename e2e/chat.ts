import type { Page, Route } from '@playwright/test'

export const CHAT_CALL = '**/api/chat/'

/** What a test needs of the page to speak with the coach. */
export function chatOf(page: Page) {
  const log = page.getByRole('log', { name: 'Conversation' })
  return {
    log,
    entries: log.getByRole('listitem').filter({ has: page.locator('time') }),
    input: page.getByPlaceholder('Ask about team performance, data patterns, insights, or get recommendations...'),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    thinking: page.getByRole('button', { name: 'Thinking...' }),
    suggestions: page.getByRole('region', { name: 'Suggested Questions' }),
    error: page.getByRole('alert'),
  }
}

/** An answer in the server's place: a stream that says these events, all at once. */
export const said =
  (...events: [string, object][]) =>
  (route: Route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    })

/** Where `window.streams` is set, a page whose answers come piece by piece, as the test says them (`say(event, data)`). As text: see corner.ts. */
export const WITH_STREAMS = `{
  const askServer = window.fetch
  window.fetch = (address, init) => {
    if (!window.streams || !String(address).includes('/api/chat/')) return askServer(address, init)
    const start = (controller) => {
      window.say = (event, data) =>
        controller.enqueue(new TextEncoder().encode('event: ' + event + '\\ndata: ' + JSON.stringify(data) + '\\n\\n'))
      init.signal.addEventListener('abort', () => controller.error(init.signal.reason))
    }
    const headers = { 'content-type': 'text/event-stream' }
    return Promise.resolve(new Response(new ReadableStream({ start }), { headers }))
  }
}`
