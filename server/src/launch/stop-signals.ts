/** Ctrl-C must be over within 5 s; what still runs then is left to the kernel. */
const STOP_WITHIN_MS = 5_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

type Stop = () => Promise<void> | void

const stops: { what: string; stop: Stop }[] = []
let stopping: Promise<void> | undefined

/** Adds something to stop at the end, before all that was added earlier: what was started last goes first. */
export function stopAtEnd(what: string, stop: Stop): void {
  stops.push({ what, stop })
}

/** The first Ctrl-C or SIGTERM stops everything, the second exits at once. */
export function obeyStopSignals(): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      void stopEverything(0)
    })
}

/** Stops all that was added, last first, and exits. A part that fails or hangs does not keep the others. */
export function stopEverything(exitCode: number): Promise<void> {
  stopping ??= stopInOrder(exitCode)
  return stopping
}

async function stopInOrder(exitCode: number): Promise<void> {
  let current = ''
  const timer = setTimeout(() => {
    console.error(`${current} did not stop within ${STOP_WITHIN_MS / 1000} s`)
    process.exit(1)
  }, STOP_WITHIN_MS - 200)
  for (const { what, stop } of stops.toReversed()) {
    current = what
    try {
      await stop()
    } catch (error) {
      console.error(`${what} did not stop cleanly: ${(error as Error).message}`)
    }
  }
  clearTimeout(timer)
  process.exit(exitCode)
}
