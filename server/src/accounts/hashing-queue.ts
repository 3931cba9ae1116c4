import { Refusal } from '@corner/contract/refusal.ts'

/** libuv has 4 threads: two stay free for files and compression, so that a wave of sign-ins does not slow down pages. */
const AT_ONCE = 2
/** While known people wait as well, only every so many slots go to an unknown caller, so that neither group starves. */
const UNKNOWN_SLOT_EVERY = 4
/** About two seconds of work; a person would not wait longer. */
const MAX_WAITING = 200
/** A network that sends more at once than people can type leaves the other places to everybody else. */
const MAX_WAITING_OF_A_NETWORK = 20

/** Who asked for the work. */
export interface QueueCaller {
  network: string
  /** Signed in, with a link, or known in this network: unknown callers do not hold them up. */
  isKnown: boolean
}

interface Waiting {
  begin(): void
  giveUp(): void
}

/**
 * Hashing costs 19 MiB and 20 ms each, so only a few run at once and the others wait. Known people are served before unknown
 * callers. Within each group, networks are served round robin, and within a network first come, first served, so that a network
 * that floods the queue holds up only itself.
 */
export class HashingQueue {
  private running = 0
  private turns = 0
  private readonly known = new Line()
  private readonly strangers = new Line()

  /** @throws Refusal `too_many_requests` when too many wait already, of this network or of all */
  async run<T>({ network, isKnown }: QueueCaller, work: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) this.running += 1
    else await (isKnown ? this.known : this.strangers).wait(network)
    try {
      return await work()
    } finally {
      const next = this.takeNext()
      if (next) next.begin()
      else this.running -= 1
    }
  }

  private takeNext(): Waiting | undefined {
    this.turns += 1
    if (this.turns % UNKNOWN_SLOT_EVERY === 0) return this.strangers.takeNext() ?? this.known.takeNext()
    return this.known.takeNext() ?? this.strangers.takeNext()
  }
}

/** Waiting work by network. */
class Line {
  private count = 0
  /** In the order in which networks are served; no list is empty. */
  private readonly waiting = new Map<string, Waiting[]>()

  wait(network: string): Promise<void> {
    const own = this.waiting.get(network) ?? []
    if (own.length >= MAX_WAITING_OF_A_NETWORK) throw tooMany()
    if (this.count >= MAX_WAITING) this.makeRoom(own.length + 1)
    return new Promise((resolve, reject) => {
      own.push({ begin: resolve, giveUp: () => reject(tooMany()) })
      this.waiting.set(network, own)
      this.count += 1
    })
  }

  /**
   * When the queue is full, the network with the most waiting work drops one.
   * @throws Refusal when none has more than `ownCount`
   */
  private makeRoom(ownCount: number): void {
    let longest: Waiting[] = []
    for (const list of this.waiting.values()) if (list.length > longest.length) longest = list
    if (longest.length <= ownCount) throw tooMany()
    longest.pop()?.giveUp()
    this.count -= 1
  }

  /** Takes the first of the next network and moves that network to the end. */
  takeNext(): Waiting | undefined {
    for (const [network, list] of this.waiting) {
      const next = list.shift()
      this.waiting.delete(network)
      if (list.length > 0) this.waiting.set(network, list)
      this.count -= 1
      return next
    }
    return undefined
  }
}

function tooMany(): Refusal {
  return new Refusal('too_many_requests', 'Very many people are signing in. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
