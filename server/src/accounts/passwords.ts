import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2'
import { networkOf } from '../rate-limits/network.ts'
import { HashingQueue } from './hashing-queue.ts'

/** The cost of one hash: memory in KiB and number of passes. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

/** argon2id with 19 MiB, 2 passes and 1 lane (OWASP Password Storage Cheat Sheet): about 20 ms. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** The package declares it as a const enum, which type stripping cannot read. */
const ARGON2ID = 2 as Algorithm

const queue = new HashingQueue()

/** An owner of an IPv6 /48 has 65,536 networks; in the queue they count as one. */
const TURN_BITS = 48

/** Who a hash in the queue is for. */
interface Waiting {
  /** The visitor's address; absent: the server's own work. */
  address?: string
  /** Signed in, holding a link, or signed in from this network before: served before unknown callers. */
  isKnown?: boolean
}

const OURS: Waiting = { isKnown: true }

const queueOf = ({ address = '', isKnown = false }: Waiting) => ({ network: networkOf(address, TURN_BITS), isKnown })

/**
 * The hash as text with its parameters and salt, computed off the event loop.
 * @throws Refusal `too_many_requests` when too many wait
 */
export function hashPassword(
  password: string,
  cost: PasswordCost = PASSWORD_COST,
  waiting: Waiting = OURS,
): Promise<string> {
  const { memoryKib: memoryCost, passes: timeCost } = cost
  return queue.run(queueOf(waiting), () =>
    hash(password, { algorithm: ARGON2ID, memoryCost, timeCost, parallelism: 1 }),
  )
}

/** Whether a stored hash was made at a cost other than `cost`; if so, the next sign-in renews it. */
export function isOfOtherCost(stored: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost !== cost.memoryKib || timeCost !== cost.passes
}

interface CheckTurn extends Waiting {
  /** Called when the hash leaves the queue, before the work: a limit may have been reached while it waited. */
  assertOpen?(): Promise<void>
}

/** Checks passwords, and takes as long for an unknown person as for a known one. */
export class PasswordCheck {
  /** A hash that belongs to nobody: compared with when there is no account. */
  private readonly nobodysHash: Promise<string>

  constructor(cost: PasswordCost) {
    this.nobodysHash = hashPassword('the password of nobody', cost)
    this.nobodysHash.catch(() => {}) // awaited in matches()
  }

  /** @param stored undefined: no such person; false after the same work */
  async matches(
    stored: string | undefined,
    password: string,
    { assertOpen, ...waiting }: CheckTurn = {},
  ): Promise<boolean> {
    const against = stored ?? (await this.nobodysHash)
    const isSame = await queue.run(queueOf(waiting), async () => {
      await assertOpen?.()
      return verify(against, password)
    })
    return isSame && stored !== undefined
  }
}
