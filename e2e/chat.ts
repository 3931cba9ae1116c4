import type { Page, Route } from '@playwright/test'

export const CHAT_CALL = '**/api/chat/'

/** Locators and actions for the chat with the AI coach. */
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

/** A mocked answer: a stream with these events, all at once. */
export const streamedReply =
  (...events: [string, object][]) =>
  (route: Route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    })

/**
 * Script for a page whose answers arrive in pieces, sent by the test through `window.streams` (`say(event, data)`). A
 * string, for the reason in corner.ts.
 */
export const WITH_STREAMS = `{
  const originalFetch = window.fetch
  window.fetch = (address, init) => {
    if (!window.streams || !String(address).includes('/api/chat/')) return originalFetch(address, init)
    const start = (controller) => {
      window.say = (event, data) =>
        controller.enqueue(new TextEncoder().encode('event: ' + event + '\\ndata: ' + JSON.stringify(data) + '\\n\\n'))
      init.signal.addEventListener('abort', () => controller.error(init.signal.reason))
    }
    const headers = { 'content-type': 'text/event-stream' }
    return Promise.resolve(new Response(new ReadableStream({ start }), { headers }))
  }
}`
