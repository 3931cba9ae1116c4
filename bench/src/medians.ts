export interface Contender {
  /** Runs before each round, untimed. */
  prepare?: () => Promise<unknown>
  /** May return its time in ms, if it is measured elsewhere. */
  run: () => Promise<unknown>
}

/** Untimed rounds first, so that connections, compiled code and the system's caches are ready for all contenders. */
const WARM_UP_ROUNDS = 5

/**
 * Each contender's times in ms, one per round. The contenders alternate, so that a slow moment of the machine affects all
 * of them.
 */
export async function runAlternating(
  contenders: readonly Contender[],
  rounds: number,
  warmUps = WARM_UP_ROUNDS,
): Promise<number[][]> {
  const times = contenders.map(() => [] as number[])
  for (let round = -warmUps; round < rounds; round++) {
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

/** How many times as long: the median of the ratios of each round, which is robust against other work on the machine. */
export function medianRatio(times: readonly number[], yardstick: readonly number[]): number {
  return median(times.map((time, round) => time / (yardstick[round] ?? Number.NaN)))
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
