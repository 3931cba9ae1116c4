import type { Intent } from '../../question.ts'

/**
 * A way to tell an intent by the signals of a message. `needs` are groups of which one signal each has to be there; none of `not`
 * may. Of the rules that hold, the one of the highest `weight` plus one per signal of `helps` wins; of equals the earlier.
 */
export interface IntentRule {
  intent: Intent
  needs: readonly (readonly string[])[]
  not?: readonly string[]
  helps?: readonly string[]
  weight: number
  /** Questions that this rule, and no other, has to win; asked with a team of Marcus Okafor and Ana Costa. */
  examples: readonly string[]
}

/** Somebody or the team is meant. */
export const SUBJECT = ['athlete', 'team', 'reference', 'cue:first_person']
/** Athletes are asked for, not named. */
export const WHO = ['cue:who', 'cue:how_many_athletes']
/** Something that only records answer. */
export const DATA = ['metric', 'condition', 'superlative', 'window']
