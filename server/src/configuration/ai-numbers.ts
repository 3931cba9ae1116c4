/** Every configurable number of the language model, with its bounds. A setting outside its bounds stops the start. */
export const AI_NUMBERS = {
  /** Per user and day, all input and output together: enough for about thirty questions with their look-ups. */
  CORNER_AI_TOKENS_A_DAY: { default: 200_000, least: 1, most: 1_000_000_000 },
  /** Per step. Reasoning models use part of it to think: with 1,500 many answers would be cut off. */
  CORNER_AI_OUTPUT_TOKENS: { default: 6_000, least: 500, most: 100_000 },
  /** Per question, including the second attempt. A connection without data for ten minutes is closed. */
  CORNER_AI_QUESTION_SECONDS: { default: 45, least: 5, most: 540 },
} as const

/** A model on the club's own machine may need a minute just to read the rules and the tools. */
export const LOCAL_QUESTION_SECONDS = 180

/** How many look-ups one question may make, and how often a request is retried that the provider could not take. */
export const STEPS_OF_A_QUESTION = 8
export const RETRIES = 1

/** How much a cached input token counts towards the daily tokens if no prices are set: most providers charge a tenth. */
export const CACHED_SHARE = 0.1
