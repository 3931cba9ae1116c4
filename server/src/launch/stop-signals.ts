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
  const endsAtMs = performance.now() + STOP_WITHIN_MS
  setTimeout(() => process.exit(1), STOP_WITHIN_MS)
  let code = exitCode
  for (const [index, { what, stop }] of stops.toReversed().entries()) {
    const left = stops.length - index - 1
    try {
      if (await endsWithin(stop(), endsAtMs - performance.now() - (left + 1) * KEPT_FOR_EACH_MS)) continue
      log.error(`${what} did not stop in time`)
      code = 1
    } catch (error) {
      log.error(`${what} did not stop cleanly`, { reason: reasonOf(error) })
    }
  }
  process.exit(code)
}

async function endsWithin(stopped: Promise<void> | void, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  return Promise.race([Promise.resolve(stopped).then(() => true), tooLate]).finally(() => clearTimeout(timer))
}
