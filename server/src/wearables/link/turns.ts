/**
 * Each refresh, and each call that waits for one, holds a database connection while the provider works: pages must still get
 * one.
 */
const AT_ONCE = 3

let running = 0
const waiting: (() => void)[] = []

/** Runs the work when fewer than `AT_ONCE` others run in this process, first come first served. */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
