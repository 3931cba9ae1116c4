/** How long a sender may take, in ms. A body's times begin with its request's head. */
export interface HttpWaits {
  /** For the head of a request, also for the first byte of a new connection. */
  headMs: number
  /** For a JSON body: a megabyte at most. */
  jsonBodyMs: number
  /** For a file, however well it comes on. */
  uploadMs: number
  /** A file must come on: at least so many bytes in each such time. */
  uploadProgress: { everyMs: number; bytes: number }
  /** Between two requests of one connection: longer than the 60 s of most proxies, so that they end it and not we. */
  idleMs: number
  /** Without a byte in either direction: of a handler at work, or a reader who has stopped to read. Live events come each 15 s. */
  silentMs: number
  /** How often heads and whole requests are looked at. */
  checkEveryMs: number
}

export const HTTP_WAITS: HttpWaits = {
  headMs: 20_000,
  jsonBodyMs: 30_000,
  uploadMs: 300_000,
  uploadProgress: { everyMs: 60_000, bytes: 60_000 },
  idleMs: 72_000,
  silentMs: 600_000,
  checkEveryMs: 5_000,
}

/** After the last of our own deadlines, Node ends what is still not whole: bodies that no handler waits for. */
const AFTER_OUR_OWN_MS = 15_000

/** The settings of Fastify and of Node's server for these waits. */
export function serverTimeouts({ headMs, uploadMs, idleMs, silentMs, checkEveryMs }: HttpWaits) {
  const requestTimeout = uploadMs + AFTER_OUR_OWN_MS
  return {
    requestTimeout,
    keepAliveTimeout: idleMs,
    connectionTimeout: silentMs,
    http: { headersTimeout: headMs, requestTimeout, connectionsCheckingInterval: checkEveryMs },
  }
}
