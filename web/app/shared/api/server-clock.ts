/** Milliseconds that the server's clock is ahead of the browser's; null: no answer has told the time yet. */
let aheadMs: number | null = null

/** Hears the server's clock in the `Date` of an answer, to the second: a browser's clock may be days off. */
export function noteServerTime(response: Response, nowMs: number = Date.now()): Response {
  const toldMs = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(toldMs)) aheadMs = toldMs - nowMs
  return response
}

/** What time it is by the server's clock; null while no answer has told it. */
export function serverNowMs(nowMs: number = Date.now()): number | null {
  return aheadMs === null ? null : nowMs + aheadMs
}
