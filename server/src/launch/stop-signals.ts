import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'

const log = logOf('launch')

/** Ctrl-C must be done within 5 s; anything still running then is killed with the process. */
const STOP_WITHIN_MS = 5_000
/** A part that hangs must leave this much time to each part after it: the database, which is the last, takes about 100 ms. */
const KEPT_FOR_EACH_MS = 300
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

type Stop = () => Promise<void> | void

const stops: { what: string; stop: Stop }[] = []
let stopping: Promise<void> | undefined

/** Registers something to stop at the end, before everything registered earlier: last started, first stopped. */
export function stopAtEnd(what: string, stop: Stop): void {
  stops.push({ what, stop })
}

/** Whether the shutdown has begun: later failures are its consequence. */
export function isStopping(): boolean {
  return stopping !== undefined
}

/** The first Ctrl-C or SIGTERM stops everything, the second exits at once. */
export function obeyStopSignals(): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      void stopEverything(0)
    })
}

/** Stops everything in reverse order and exits. A part that fails or hangs does not block the others. */
export function stopEverything(exitCode: number): Promise<void> {
  stopping ??= stopInOrder(exitCode)
  return stopping
}

async function stopInOrder(exitCode: number): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS)
  process.exit((await stopParts()) ? exitCode : 1)
}

/**
 * Stops everything in reverse order and goes on, to start it anew in this process.
 * @returns whether each part stopped in time
 */
export async function stopParts(): Promise<boolean> {
  const endsAtMs = performance.now() + STOP_WITHIN_MS
  let inTime = true
  for (let part = stops.pop(); part; part = stops.pop()) {
    const { what, stop } = part
    try {
      if (await endsWithin(stop(), endsAtMs - performance.now() - (stops.length + 1) * KEPT_FOR_EACH_MS)) continue
      log.error(`${what} did not stop in time`)
      inTime = false
    } catch (error) {
      log.error(`${what} did not stop cleanly`, { reason: reasonOf(error) })
    }
  }
  return inTime
}

async function endsWithin(stopped: Promise<void> | void, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  return Promise.race([Promise.resolve(stopped).then(() => true), tooLate]).finally(() => clearTimeout(timer))
}
