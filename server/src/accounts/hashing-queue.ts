import { Refusal } from '../http/refusal.ts'

/** libuv has 4 threads: two stay for files and compression, so that a wave of sign-ins does not hold up pages. */
const AT_ONCE = 2
/** About two seconds of work; who comes then would wait longer than a person does. */
const MOST_WAITING = 200

/** Hashing costs 19 MiB and 20 ms each: so many run at once, the others wait, first come first served. */
export class HashingQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** @throws Refusal `too_many_requests` when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running += 1
    else await this.turn()
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) {
      throw new Refusal('too_many_requests', 'Very many people are signing in. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    }
    return new Promise((resolve) => this.waiting.push(resolve))
  }
}
