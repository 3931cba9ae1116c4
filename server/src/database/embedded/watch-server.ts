import { DiskFull } from './server-log.ts'

/** Times in ms; tests use shorter ones. */
export interface WatchIntervals {
  lookEveryMs: number
  /** Between attempts to restart the server; doubled each time. */
  firstPauseMs: number
  longestPauseMs: number
}

const USUAL_PACE: WatchIntervals = { lookEveryMs: 500, firstPauseMs: 1_000, longestPauseMs: 60_000 }
/**
 * If the server cannot be restarted and the disk is not full, a later attempt will hardly help: the process exits and its
 * supervisor starts over.
 */
const MAX_TRIES = 5

interface WatchedServer {
  isAlive(): Promise<boolean>
  restart(): Promise<void>
  /** The restart failed, and will be tried again. */
  onSetback(failure: Error): void
  /** Called once; the watch has ended then. */
  onFailure(failure: Error): void
}

/**
 * Watches a server process that may not be our child: a reused server does not report its end. While the disk is full, restarts
 * are tried for as long as it takes: the app answers meanwhile that the database is unavailable, and recovers once there is
 * room.
 */
export function watchServer(server: WatchedServer, pace: WatchIntervals = USUAL_PACE): { end(): Promise<void> } {
  let ended = false
  let tries = 0
  let timer: NodeJS.Timeout
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<number> {
    try {
      if (await server.isAlive()) tries = 0
      else if (!ended) await server.restart()
      return pace.lookEveryMs
    } catch (error) {
      if (ended) return 0
      tries += 1
      if (!(error instanceof DiskFull) && tries >= MAX_TRIES) {
        ended = true
        server.onFailure(error as Error)
      } else server.onSetback(error as Error)
      return Math.min(pace.firstPauseMs * 2 ** (tries - 1), pace.longestPauseMs)
    }
  }

  // One check at a time: a restart takes longer than the interval.
  function lookIn(ms: number): void {
    timer = setTimeout(() => {
      looking = look().then((nextMs) => {
        if (!ended) lookIn(nextMs)
      })
    }, ms)
    timer.unref()
  }
  lookIn(pace.lookEveryMs)

  return {
    async end() {
      ended = true
      clearTimeout(timer)
      await looking // a restart in progress would leave a server behind
    },
  }
}
