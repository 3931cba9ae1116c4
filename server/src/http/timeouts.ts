/** How long a sender may take, in ms. A body's times start with its request's head. */
export interface HttpTimeouts {
  /** For the head of a request, also for the first byte of a new connection. */
  headMs: number
  /** For a JSON body: a megabyte at most. */
  jsonBodyMs: number
  /** For a whole file that is held in memory, however steadily it arrives. */
  uploadMs: number
  /** For a whole file of any size, which goes to disk: gigabytes take their time at home. */
  fileMs: number
  /** The minimum rate of a file: at least this many bytes in each such period. */
  uploadProgress: { everyMs: number; bytes: number }
  /** Between two requests of one connection: longer than the 60 s of most proxies, so that the proxy closes it and not we. */
  idleMs: number
  /**
   * Without a byte in either direction: a handler at work, or a client that stopped reading. Live events are sent every 15 s.
   */
  silentMs: number
  /** How often heads and whole requests are checked. */
  checkEveryMs: number
}

export const HTTP_TIMEOUTS: HttpTimeouts = {
  headMs: 20_000,
  jsonBodyMs: 30_000,
  uploadMs: 300_000,
  fileMs: 7_200_000,
  uploadProgress: { everyMs: 60_000, bytes: 60_000 },
  idleMs: 72_000,
  silentMs: 600_000,
  checkEveryMs: 5_000,
}

/** After the last of our own deadlines, Node ends requests that are still incomplete, such as bodies that no handler reads. */
const AFTER_OUR_OWN_MS = 15_000

/** The settings of Fastify and of Node's server for these limits. */
export function serverTimeouts({ headMs, uploadMs, fileMs, idleMs, silentMs, checkEveryMs }: HttpTimeouts) {
  const requestTimeout = Math.max(uploadMs, fileMs) + AFTER_OUR_OWN_MS
  return {
    requestTimeout,
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: { headersTimeout: headMs, requestTimeout, connectionsCheckingInterval: checkEveryMs },
  }
}
