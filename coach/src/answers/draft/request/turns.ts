/** In a topic, separates the first request and each change to it. */
export const TURN = ' → '

/** A draft's topic is no longer (contract, entities/query.ts). */
export const LONGEST_DRAFT_REQUEST = 2000

/**
 * The first request and the newest change stay complete; if there is no room, the end of the turns in between is cut.
 */
export function joinTurns(before: string, change: string): string {
  const end = `${TURN}${change}`.slice(0, LONGEST_DRAFT_REQUEST / 2)
  return `${before.slice(0, LONGEST_DRAFT_REQUEST - end.length)}${end}`
}

/** The first words and each change to them. */
export const turnsOf = (topic: string): string[] =>
  topic
    .split(TURN.trim())
    .map((turn) => turn.trim())
    .filter(Boolean)
