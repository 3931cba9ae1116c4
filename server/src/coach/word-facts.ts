/** A statement to be worded, without anybody's name. */
export interface Fact {
  title: string
  text: string
  /** The rule behind it, with its thresholds. */
  rule: string
}

/**
 * Writes facts as a coach would say them, a sentence or two each, in their order and with their figures alone; a fact that could not be
 * worded keeps its text. The server gives it where a language model is set up.
 * @param userId whose budget of tokens it is
 * @returns null: the model could not, may not any more today, or worded none
 */
export type WordFacts = (facts: readonly Fact[], userId: string) => Promise<readonly string[] | null>
