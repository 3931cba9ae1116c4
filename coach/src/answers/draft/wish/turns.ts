/** Stands between the first wish and each change to it in a topic. */
export const TURN = ' → '

/** A draft's topic is no longer (contract, entities/query.ts). */
export const LONGEST_WISH = 2000

/** The first wish and the newest change stay whole; where there is no room the end of what was said between falls away. */
export function joinTurns(before: string, change: string): string {
  const end = `${TURN}${change}`.slice(0, LONGEST_WISH / 2)
  return `${before.slice(0, LONGEST_WISH - end.length)}${end}`
}

/** The first words and each change to them. */
export const turnsOf = (topic: string): string[] =>
  topic
    .split(TURN.trim())
    .map((turn) => turn.trim())
    .filter(Boolean)
