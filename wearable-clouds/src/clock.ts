/** The simulated time: real time plus an adjustable offset. Everything uses it except the signatures of webhooks. */
export class Clock {
  /** The offset to the real time. */
  #aheadMs: number

  constructor(start?: Date) {
    this.#aheadMs = start ? start.getTime() - Date.now() : 0
  }

  nowMs(): number {
    return Date.now() + this.#aheadMs
  }

  /** Milliseconds that the simulated time is ahead of the real time; negative when behind. */
  get aheadMs(): number {
    return this.#aheadMs
  }

  set aheadMs(milliseconds: number) {
    this.#aheadMs = milliseconds
  }

  moveTo(instantMs: number): void {
    this.#aheadMs = instantMs - Date.now()
  }
}
