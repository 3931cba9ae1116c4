/** Every number of the language model that can be set, with its bounds. A setting outside of them stops the start. */
export const AI_NUMBERS = {
  /** Of one user, questions, look-ups and answers together: enough for about thirty questions with their look-ups. */
  CORNER_AI_TOKENS_A_DAY: { default: 200_000, least: 1, most: 1_000_000_000 },
  /** Of one step. A model that thinks first spends them on that, too: with 1,500 many an answer would break off. */
  CORNER_AI_OUTPUT_TOKENS: { default: 6_000, least: 500, most: 100_000 },
  /** Of one question, the second attempt included. A connection on which nothing comes for ten minutes is ended. */
  CORNER_AI_QUESTION_SECONDS: { default: 45, least: 5, most: 540 },
} as const

/** A model on the club's own machine may need a minute for the rules and the tools alone. */
export const LOCAL_QUESTION_SECONDS = 180

/** How often one question may look something up, and how often a request that the provider could not take just now is tried again. */
export const STEPS_OF_A_QUESTION = 8
export const RETRIES = 1

/** What a cached input token counts of the day's tokens where no prices say it: a tenth is what most providers ask. */
export const CACHED_SHARE = 0.1
