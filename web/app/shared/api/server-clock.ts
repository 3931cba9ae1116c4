/** How many milliseconds the server's clock is ahead of the browser's; null: no answer yet. */
let aheadMs: number | null = null

/** Reads the server's clock from the `Date` header, to the second, because a browser's clock may be days off. */
export function noteServerTime(response: Response, nowMs: number = Date.now()): Response {
  const toldMs = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(toldMs)) aheadMs = toldMs - nowMs
  return response
}

/** The current time by the server's clock; null before the first answer. */
export function serverNowMs(nowMs: number = Date.now()): number | null {
  return aheadMs === null ? null : nowMs + aheadMs
}
