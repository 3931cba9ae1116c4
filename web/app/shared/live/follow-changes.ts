import { type LiveChange, readLiveEvents } from './live-events.ts'

/** live: the server sends changes. polling: it cannot right now, and the page refetches every half minute. */
export type LiveState = 'live' | 'polling'

/** What it depends on; tests pass their own. */
export interface LiveDeps {
  /** Opens the stream with a valid token. */
  open: (signal: AbortSignal) => Promise<Response>
  isShown: () => boolean
  /**
   * Calls back when the tab is shown or hidden, and when the connection is back;
   * @returns the function to stop
   */
  watch: (onTurn: () => void) => () => void
  /** From 0 to 1. */
  random: () => number
}

interface ChangeHandlers {
  onChange: (change: LiveChange) => void
  onState: (state: LiveState) => void
}

export const POLL_MS = 30_000
/** Two heartbeats are missing: the connection is dead without saying so, as after a laptop's sleep. */
export const SILENCE_MS = 40_000
/** Briefly looking at another tab does not reopen the stream. */
export const HIDDEN_GRACE_MS = 5_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000
/**
 * After the server's listener restarts, all pages are told at once that everything may have changed, and must not all
 * refetch at the same moment.
 */
const SPREAD_MS = 1_000
/**
 * A stream that ends sooner counts as unstable: a proxy may cut every stream off, and reconnecting faster would not
 * help.
 */
const STABLE_FROM_MS = SILENCE_MS

/**
 * Follows the server's changes for as long as the page is open: reconnects after each end with growing delays while it
 * fails, pauses in hidden tabs, and refetches what it may have missed. Ends with the session.
 * @returns the function to stop
 */
export function followChanges(deps: LiveDeps, { onChange, onState }: ChangeHandlers): () => void {
  const { open, isShown, watch, random } = deps
  const stopping = new AbortController()
  let state: LiveState = 'live'
  let hasOpened = false
  let retryMs = FIRST_RETRY_MS
  let leaveStream = () => {}
  let wake = () => {}
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let spreadTimer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: LiveState) => {
    if (state !== next) onState(next)
    state = next
  }
  const pollTimer = setInterval(() => {
    if (state === 'polling' && isShown()) onChange({ event: 'everything' })
  }, POLL_MS)
  const endWatch = watch(() => {
    clearTimeout(hiddenTimer)
    if (!isShown()) hiddenTimer = setTimeout(() => leaveStream(), HIDDEN_GRACE_MS)
    else wake()
  })

  /** Waits for a time, or until the tab is shown or the connection is back. */
  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake(), ms)
      wake = () => {
        clearTimeout(timer)
        wake = () => {}
        resolve()
      }
    })
  }

  /** @returns the outcome; brief: it opened, but was unstable; a number: the server asks to wait so many ms */
  async function stream(): Promise<'ended' | 'brief' | 'failed' | 'over' | number> {
    const leaving = new AbortController()
    leaveStream = () => leaving.abort()
    let silence: ReturnType<typeof setTimeout> | undefined
    const restartSilenceTimer = () => {
      clearTimeout(silence)
      silence = setTimeout(leaveStream, SILENCE_MS)
    }
    // A stream counts as open when data arrives: a proxy may answer at once and buffer the rest.
    let openedAtMs: number | undefined
    const handleActivity = () => {
      restartSilenceTimer()
      if (openedAtMs === undefined) handleOpened()
      openedAtMs ??= performance.now()
    }
    const outcomeOfEnd = () => {
      if (openedAtMs === undefined) return 'failed'
      return performance.now() - openedAtMs < STABLE_FROM_MS ? 'brief' : 'ended'
    }
    try {
      restartSilenceTimer()
      const response = await open(leaving.signal)
      if (response.status === 401) return 'over'
      if (!response.ok || !response.body) return requestedWait(response) ?? 'failed'
      await readLiveEvents(response.body, {
        onChange: handleChange,
        onActivity: handleActivity,
        onRetry: (ms) => {
          retryMs = ms
        },
      })
      return outcomeOfEnd()
    } catch {
      // No connection, cut off, or closed by ourselves: it is opened again.
      return outcomeOfEnd()
    } finally {
      clearTimeout(silence)
      leaving.abort()
      leaveStream = () => {}
    }
  }

  function handleOpened() {
    enter('live')
    onChange({ event: hasOpened ? 'everything' : 'opened' })
    hasOpened = true
  }

  function handleChange(change: LiveChange) {
    if (change.event !== 'everything') return onChange(change)
    clearTimeout(spreadTimer)
    spreadTimer = setTimeout(() => onChange(change), random() * SPREAD_MS)
  }

  async function follow() {
    let failures = 0
    while (!stopping.signal.aborted) {
      if (!isShown()) {
        await rest(POLL_MS) // checked again in case the event was missed
        continue
      }
      const outcome = await stream()
      if (outcome === 'over' || stopping.signal.aborted) return
      if (!isShown()) continue // closed by ourselves
      failures = outcome === 'ended' ? 0 : failures + 1
      // A first brief stream may be due to a restart, and does not count as a failure yet.
      const failedAttempts = outcome === 'brief' ? failures - 1 : failures
      if (failedAttempts > 0) enter('polling')
      const pause = Math.min(retryMs * 2 ** failedAttempts, LONGEST_RETRY_MS) * (0.5 + random() / 2)
      await rest(typeof outcome === 'number' ? Math.max(outcome, pause) : pause)
    }
  }

  void follow()
  return () => {
    stopping.abort()
    clearInterval(pollTimer)
    clearTimeout(hiddenTimer)
    clearTimeout(spreadTimer)
    endWatch()
    leaveStream()
    wake()
  }
}

function requestedWait(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isNaN(seconds) ? undefined : seconds * 1000
}
