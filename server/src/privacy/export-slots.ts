import { Refusal } from '@corner/contract/refusal.ts'

/** Each uses a connection of the pool, and memory for its compressed bytes. */
const AT_ONCE = 2
const MAX_WAITING = 20

/**
 * Limits concurrent downloads of all own data in this process: one per user, so that nobody takes the slots of others; beyond
 * the limit they wait, first come first served.
 */
export class ExportSlots {
  private readonly users = new Set<string>()
  private running = 0
  private readonly waiting: (() => void)[] = []

  /**
   * @param signal ends the wait; work that has begun must heed it itself
   * @throws Refusal `too_many_requests` for a second one of the same user, and when too many wait; the signal's reason
   */
  async run<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.users.has(userId))
      throw tooMany('Another download of your data is being prepared. Please wait until it is done.')
    this.users.add(userId)
    try {
      await this.place(signal)
      try {
        return await work()
      } finally {
        const next = this.waiting.shift()
        if (next) next()
        else this.running -= 1
      }
    } finally {
      this.users.delete(userId)
    }
  }

  private async place(signal: AbortSignal): Promise<void> {
    if (this.running < AT_ONCE) {
      this.running += 1
      return
    }
    if (this.waiting.length >= MAX_WAITING)
      throw tooMany('Very many downloads are being prepared just now. Please try again shortly.')
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(begin), 1)
        reject(signal.reason)
      }
      this.waiting.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
}

function tooMany(sentence: string): Refusal {
  return new Refusal('too_many_requests', sentence, { retryAfterSeconds: 20 })
}
