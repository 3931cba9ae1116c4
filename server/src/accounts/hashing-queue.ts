import { Refusal } from '@corner/contract/refusal.ts'

/** libuv has 4 threads: two stay for files and compression, so that a wave of sign-ins does not hold up pages. */
const AT_ONCE = 2
/** While strangers wait beside people we know, every so many turns is a stranger's: they go on, however slowly. */
const STRANGERS_TURN = 4
/** About two seconds of work; who comes then would wait longer than a person does. */
const MOST_WAITING = 200
/** A network that sends more at once than people can type keeps the other places free for everybody else. */
const MOST_WAITING_OF_A_NETWORK = 20

/** Whose work it is. */
export interface Comer {
  network: string
  /** Signed in, with a link, or known in this network from before: strangers do not hold them up. */
  isKnown: boolean
}

interface Waiting {
  begin(): void
  giveUp(): void
}

/**
 * Hashing costs 19 MiB and 20 ms each: so many run at once, the others wait. People we know go before strangers. Among each of
 * the two networks take turns, and within a network it is first come, first served, so that one that sends very many holds up
 * itself alone.
 */
export class HashingQueue {
  private running = 0
  private turns = 0
  private readonly known = new Line()
  private readonly strangers = new Line()

  /** @throws Refusal `too_many_requests` when too many wait already, of this network or of all */
  async run<T>({ network, isKnown }: Comer, work: () => Promise<T>): Promise<T> {
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
    if (this.turns % STRANGERS_TURN === 0) return this.strangers.takeNext() ?? this.known.takeNext()
    return this.known.takeNext() ?? this.strangers.takeNext()
  }
}

/** Those who wait, by network. */
class Line {
  private count = 0
  /** In the order of their turns; no list is empty. */
  private readonly waiting = new Map<string, Waiting[]>()

  wait(network: string): Promise<void> {
    const own = this.waiting.get(network) ?? []
    if (own.length >= MOST_WAITING_OF_A_NETWORK) throw tooMany()
    if (this.count >= MOST_WAITING) this.makeRoom(own.length + 1)
    return new Promise((resolve, reject) => {
      own.push({ begin: resolve, giveUp: () => reject(tooMany()) })
      this.waiting.set(network, own)
      this.count += 1
    })
  }

  /** When all places are taken, the network that has most of them gives one up. @throws Refusal when none has more than `ownCount` */
  private makeRoom(ownCount: number): void {
    let longest: Waiting[] = []
    for (const list of this.waiting.values()) if (list.length > longest.length) longest = list
    if (longest.length <= ownCount) throw tooMany()
    longest.pop()?.giveUp()
    this.count -= 1
  }

  /** The first of the network whose turn it is, which then goes behind the others. */
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
