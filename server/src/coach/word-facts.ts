/** A statement to be worded, without anybody's name. */
export interface Fact {
  title: string
  text: string
  /** The rule behind it, with its thresholds. */
  rule: string
}

/**
 * Words facts as a coach would say them, a sentence or two each, in their order and with their figures only; a fact that could
 * not be worded keeps its text. Available where a language model is set up.
 * @param userId whose token budget pays
 * @returns null: the model failed, the budget is used up, or no fact was worded
 */
export type WordFacts = (facts: readonly Fact[], userId: string) => Promise<readonly string[] | null>
