import { type LiveChange, readLiveEvents } from './live-events.ts'

/** live: the server tells of changes. polling: it cannot at the moment, and the page asks anew every half minute. */
export type LiveState = 'live' | 'polling'

/** What following needs around it; tests give their own. */
export interface LiveDeps {
  /** Asks for the stream, with a token that is good. */
  open: (signal: AbortSignal) => Promise<Response>
  isShown: () => boolean
  /** Calls back when the tab is shown or hidden, and when the connection is back; @returns how to end that */
  watch: (onTurn: () => void) => () => void
  /** From 0 to 1. */
  random: () => number
}

interface Told {
  onChange: (change: LiveChange) => void
  onState: (state: LiveState) => void
}

export const POLL_MS = 30_000
/** Two signs of life that did not come: the connection only looks alive, as after a laptop's sleep. */
export const SILENCE_MS = 40_000
/** A glance at another tab costs no new stream. */
export const HIDDEN_GRACE_MS = 5_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000
/** After a restart of the server's ears all pages hear "everything" in the same moment, and must not all ask in it. */
const SPREAD_MS = 1_000
/** What ends sooner does not hold: something in between may cut every stream off, and must not be asked for more and more. */
const LASTING_MS = SILENCE_MS

/**
 * Follows the changes that the server tells of, for as long as the page is there: comes again after each end, later and later
 * while it fails, rests in hidden tabs, and catches up on what it may have missed. Ends when the session does.
 * @returns how to stop
 */
export function followChanges(deps: LiveDeps, { onChange, onState }: Told): () => void {
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

  /** Until so much time has passed, the tab is shown or the connection back. */
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

  /** @returns how it went; brief: it opened, and did not hold; a number: not before so many ms, says the server */
  async function stream(): Promise<'ended' | 'brief' | 'failed' | 'over' | number> {
    const leaving = new AbortController()
    leaveStream = () => leaving.abort()
    let silence: ReturnType<typeof setTimeout> | undefined
    const awaitSign = () => {
      clearTimeout(silence)
      silence = setTimeout(leaveStream, SILENCE_MS)
    }
    // Open is what something comes through: a proxy may answer at once and hold back all that follows.
    let openedAtMs: number | undefined
    const hearSign = () => {
      awaitSign()
      if (openedAtMs === undefined) hearOpening()
      openedAtMs ??= performance.now()
    }
    const howItEnded = () => {
      if (openedAtMs === undefined) return 'failed'
      return performance.now() - openedAtMs < LASTING_MS ? 'brief' : 'ended'
    }
    try {
      awaitSign()
      const response = await open(leaving.signal)
      if (response.status === 401) return 'over'
      if (!response.ok || !response.body) return waitAskedFor(response) ?? 'failed'
      await readLiveEvents(response.body, {
        onChange: hearChange,
        onSign: hearSign,
        onRetry: (ms) => {
          retryMs = ms
        },
      })
      return howItEnded()
    } catch {
      // No connection, cut off, or left by ourselves: it is opened again.
      return howItEnded()
    } finally {
      clearTimeout(silence)
      leaving.abort()
      leaveStream = () => {}
    }
  }

  function hearOpening() {
    enter('live')
    onChange({ event: hasOpened ? 'everything' : 'opened' })
    hasOpened = true
  }

  function hearChange(change: LiveChange) {
    if (change.event !== 'everything') return onChange(change)
    clearTimeout(spreadTimer)
    spreadTimer = setTimeout(() => onChange(change), random() * SPREAD_MS)
  }

  async function follow() {
    let failures = 0
    while (!stopping.signal.aborted) {
      if (!isShown()) {
        await rest(POLL_MS) // looked at again in case the turn was missed
        continue
      }
      const outcome = await stream()
      if (outcome === 'over' || stopping.signal.aborted) return
      if (!isShown()) continue // left by ourselves
      failures = outcome === 'ended' ? 0 : failures + 1
      // One that opened and ended may have met a restart: the first such time is no failure yet.
      const troubles = outcome === 'brief' ? failures - 1 : failures
      if (troubles > 0) enter('polling')
      const pause = Math.min(retryMs * 2 ** troubles, LONGEST_RETRY_MS) * (0.5 + random() / 2)
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

function waitAskedFor(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isNaN(seconds) ? undefined : seconds * 1000
}
