import { Socket } from 'node:net'
import pg from 'pg'

/** The message of `pg` when `query_timeout` is over (pg/lib/client.js). */
const NO_ANSWER = 'Query read timeout'
/** A healthy server closes at once; a silent one never would. */
const CLOSE_TIMEOUT_MS = 2_000

/**
 * A client that closes itself when an answer does not come within `query_timeout`. `pg` only reports the timeout and keeps
 * waiting: returned to its pool, such a client would make the next query wait behind the silent one.
 */
export class TimedClient extends pg.Client {
  private readonly socket: Socket

  constructor(config: pg.ClientConfig = {}) {
    const socket = (config.stream?.() as Socket | undefined) ?? new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }

  override query(...args: never[]): never {
    const answer = Reflect.apply(super.query, this, args) as unknown
    // With a callback it is the pool's own query, and the pool closes a client whose query failed.
    return (answer instanceof Promise ? answer.catch((error: Error) => this.giveUp(error)) : answer) as never
  }

  /** Closes in time even when the server does not respond. */
  override end(...args: never[]): never {
    const tooLate = setTimeout(() => this.socket.destroy(), CLOSE_TIMEOUT_MS).unref()
    this.socket.once('close', () => clearTimeout(tooLate))
    return Reflect.apply(super.end, this, args) as never
  }

  /** Closed at once, so that its user releases a closed client, which the pool does not take back. */
  private giveUp(error: Error): never {
    if (error.message === NO_ANSWER) void this.end()
    throw error
  }
}
