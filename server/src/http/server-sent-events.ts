/**
 * The headers of a reply of server-sent events. `no-transform` and `x-accel-buffering` keep proxies from compressing and
 * buffering it (docs/live-updates.md).
 */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** One event in its wire format. */
export function writtenEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
