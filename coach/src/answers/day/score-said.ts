/** "His score is 75", "he's at 75%", "when hes 75". */
const SCORE =
  /\b(?:(?:his|her) (?:score|recovery|number)(?: is|'s|s)?(?: at| only)?|(?:he|she)(?:'s|s| is| was| has| sits)(?: at| a| only)*) (\d{1,3})\b/i

/** The score by which a message tells whom it means: "why is he on there, his score is 75"; undefined: it tells none. */
export function scoreSaid(message: string): number | undefined {
  const score = SCORE.exec(message.replace(/[‘’]/g, "'"))?.[1]
  return score === undefined ? undefined : Number(score)
}
