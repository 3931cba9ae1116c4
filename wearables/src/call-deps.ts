import { setTimeout as sleep } from 'node:timers/promises'

/** What a request needs besides its arguments; a test passes its own, so that it controls the clock and never waits. */
export interface CallDeps {
  now(): Date
  /** Waits; rejects when the signal is aborted. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 up to, not including, 1. */
  random(): number
}

export const realDeps: CallDeps = {
  now: () => new Date(),
  pause: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  random: Math.random,
}
