/**
 * Stateless random numbers: the value for a key (seed, member, topic, day) is the same whenever and in whatever order it
 * is requested, so that a moving clock never changes an old record.
 */
export interface Draws {
  /** From 0 (included) to 1 (excluded). */
  uniform(): number
  /** Mean 0, SD 1, limited to 2.5 SD: one night in a hundred must not look like a broken sensor. */
  normal(): number
  between(low: number, high: number): number
  chance(probability: number): boolean
}

/** What a draw is for: different topics of one day must be independent. */
export const TOPIC = {
  person: 1,
  night: 2,
  worn: 3,
  sessions: 4,
  body: 5,
  trip: 6,
  camp: 7,
  setback: 8,
  sleepScore: 9,
  workout: 10,
  rescore: 11,
  id: 12,
  luck: 13,
} as const

/** A well-mixed unsigned 32-bit hash of whole numbers (finaliser of MurmurHash3). */
export function mix(...parts: number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    hash = (hash ^ (hash >>> 16)) + 0x6d2b79f5
  }
  return hash >>> 0
}

export function drawsFor(...key: number[]): Draws {
  let state = mix(...key)
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0 // mulberry32
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }
  return {
    uniform,
    normal: () => {
      const radius = Math.sqrt(-2 * Math.log(1 - uniform())) // Box-Muller
      return clamp(radius * Math.cos(2 * Math.PI * uniform()), -2.5, 2.5)
    },
    between: (low, high) => low + (high - low) * uniform(),
    chance: (probability) => uniform() < probability,
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
