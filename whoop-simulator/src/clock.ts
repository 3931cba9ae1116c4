/** The simulated time: real speed from a start that can be moved. Everything but a webhook's signature goes by it. */
export class Clock {
  /** What is added to the real time. */
  #aheadMs: number

  constructor(start?: Date) {
    this.#aheadMs = start ? start.getTime() - Date.now() : 0
  }

  nowMs(): number {
    return Date.now() + this.#aheadMs
  }

  /** Milliseconds that the simulated time is ahead of the real one; negative when behind. */
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
