import { type Algorithm, hash, parseOptions, verify } from '@node-rs/argon2'
import { networkOf } from '../rate-limits/network.ts'
import { HashingQueue } from './hashing-queue.ts'

/** What one hash costs: memory in KiB and passes over it. */
export interface PasswordCost {
  memoryKib: number
  passes: number
}

/** argon2id with 19 MiB, 2 passes and 1 lane (OWASP Password Storage Cheat Sheet): about 20 ms. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** The package declares it as a const enum, which type stripping cannot read. */
const ARGON2ID = 2 as Algorithm

const queue = new HashingQueue()

/** Whoever has a /48 of IPv6 has 65,536 networks, and is one of those who take turns. */
const TURN_BITS = 48

/** Whose work waits for its turn. */
interface Waiting {
  /** Of the visitor; absent: our own work. */
  address?: string
  /** Somebody who is signed in, holds a link, or signed in from there before: they go before strangers. */
  isKnown?: boolean
}

const OURS: Waiting = { isKnown: true }

const queueOf = ({ address = '', isKnown = false }: Waiting) => ({ network: networkOf(address, TURN_BITS), isKnown })

/**
 * The hash as text with its parameters and salt. It is computed off the event loop.
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

/** Whether a stored hash was made with less or more than `cost`: a sign-in is the moment to make it anew. */
export function isOfOtherCost(stored: string, cost: PasswordCost): boolean {
  const { memoryCost, timeCost } = parseOptions(stored)
  return memoryCost !== cost.memoryKib || timeCost !== cost.passes
}

interface CheckTurn extends Waiting {
  /** Asked when the turn comes, before the work: a limit may have been reached while this one waited. */
  assertOpen?(): Promise<void>
}

/** Checks passwords, and takes as long for a person who does not exist as for one who does. */
export class PasswordCheck {
  /** Of nobody: compared with when there is no account. */
  private readonly nobodysHash: Promise<string>

  constructor(cost: PasswordCost) {
    this.nobodysHash = hashPassword('the password of nobody', cost)
    this.nobodysHash.catch(() => {}) // told by matches()
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
