const DAY_MS = 86_400_000
const LONGEST_MS = 7 * DAY_MS
const MOST_ANSWERS = 80
const MOST_CHARACTERS = 8_000_000

export interface Kept {
  /** When it came (ms). */
  at: number
  /** In characters. */
  length: number
}

/** Which kept answers have to go: those older than a week, and the oldest ones beyond the room that Corner takes. */
export function answersToRemove<One extends Kept>(kept: readonly One[], nowMs: number): One[] {
  let characters = 0
  return [...kept]
    .sort((one, other) => other.at - one.at)
    .filter(({ at, length }, place) => {
      characters += length
      return nowMs - at > LONGEST_MS || place >= MOST_ANSWERS || characters > MOST_CHARACTERS
    })
}
