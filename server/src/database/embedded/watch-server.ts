const LOOK_EVERY_MS = 500

/** Looks after a server process that may not be our child: one taken over tells nobody that it ended. */
export function watchServer(server: {
  isAlive(): Promise<boolean>
  restart(): Promise<void>
  /** Called once; the watch has ended then. */
  onFailure(failure: Error): void
}): { end(): Promise<void> } {
  let ended = false
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    try {
      if (ended || (await server.isAlive()) || ended) return
      await server.restart()
    } catch (error) {
      clearInterval(timer)
      if (!ended) server.onFailure(error as Error)
    }
  }
  // One look after the other: a restart takes longer than the interval.
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    looking = look().finally(() => {
      busy = false
    })
  }, LOOK_EVERY_MS)
  timer.unref()

  return {
    async end() {
      ended = true
      clearInterval(timer)
      await looking // a restart under way would leave a server behind
    },
  }
}
