import { setTimeout as sleep } from 'node:timers/promises'

/** What a call depends on beside its arguments, so that a test sets the clock and waits for nothing. */
export interface CallConditions {
  now(): Date
  /** Waits, and rejects when the signal is aborted meanwhile. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** From 0 up to, not including, 1. */
  random(): number
}

export const realConditions: CallConditions = {
  now: () => new Date(),
  pause: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  random: Math.random,
}
