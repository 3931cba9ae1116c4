/**
 * Each refresh, and each call that waits for one, holds a database connection while the provider works: pages must still get
 * one.
 */
const MAX_CONCURRENT = 3

let running = 0
const waiting: (() => void)[] = []

/** Runs the work when fewer than `MAX_CONCURRENT` others run in this process, first come first served. */
export async function withRefreshSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
