export interface Contender {
  /** Before each run, not timed. */
  prepare?: () => Promise<unknown>
  /** A number that it gives is its time in ms, taken elsewhere. */
  run: () => Promise<unknown>
}

/** Untimed rounds first: connections, compiled code and caches of the system are the same for all then. */
const WARM_UP_ROUNDS = 5

/** Each contender's times in ms, one a round. They take turns, so that a slow moment of the machine hits all of them. */
export async function takeTurns(contenders: readonly Contender[], rounds: number): Promise<number[][]> {
  const times = contenders.map(() => [] as number[])
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const [place, { prepare, run }] of contenders.entries()) {
      await prepare?.()
      const startedAtMs = performance.now()
      const taken = await run()
      const elapsedMs = performance.now() - startedAtMs
      if (round >= 0) times[place]?.push(typeof taken === 'number' ? taken : elapsedMs)
    }
  }
  return times
}

/** How many times as long: the median of the rounds' own ratios, which other work on the machine moves least. */
export function medianRatio(times: readonly number[], yardstick: readonly number[]): number {
  return median(times.map((time, round) => time / (yardstick[round] ?? Number.NaN)))
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
