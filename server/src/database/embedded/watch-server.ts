import { DiskFull } from './server-log.ts'

/** Times in ms; tests are quicker. */
export interface WatchPace {
  lookEveryMs: number
  /** Between tries to start the server again: doubled from try to try. */
  firstPauseMs: number
  longestPauseMs: number
}

const USUAL_PACE: WatchPace = { lookEveryMs: 500, firstPauseMs: 1_000, longestPauseMs: 60_000 }
/** A server that cannot be started for another reason than a full disk will hardly start later: a supervisor begins from scratch. */
const MOST_TRIES = 5

interface WatchedServer {
  isAlive(): Promise<boolean>
  restart(): Promise<void>
  /** It could not be started again, and will be tried again. */
  onSetback(failure: Error): void
  /** Called once; the watch has ended then. */
  onFailure(failure: Error): void
}

/**
 * Looks after a server process that may not be our child: one taken over tells nobody that it ended. While the disk is full it
 * tries for as long as that takes: the app answers meanwhile that the database is away, and goes on once there is room.
 */
export function watchServer(server: WatchedServer, pace: WatchPace = USUAL_PACE): { end(): Promise<void> } {
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
      if (!(error instanceof DiskFull) && tries >= MOST_TRIES) {
        ended = true
        server.onFailure(error as Error)
      } else server.onSetback(error as Error)
      return Math.min(pace.firstPauseMs * 2 ** (tries - 1), pace.longestPauseMs)
    }
  }

  // One look after the other: a restart takes longer than the interval.
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
      await looking // a restart under way would leave a server behind
    },
  }
}
