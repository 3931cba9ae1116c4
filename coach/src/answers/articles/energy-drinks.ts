/** Energy drinks with names that mean nothing else. */
const SURELY =
  /\b(energy drinks?|red ?bulls?|monster energy|bang energy|ghost energy|prime energy|rockstar energy|c4 energy|alani( nu)?|g ?fuel|5[- ]?hour energy|celsius(es)?(?<!\d ?°? ?celsius|degrees? celsius|in celsius))\b/gi
/** Names that also mean other things: only where they are drunk, "a monster", "drink bang". */
const AS_DRINK =
  /(?<=\b(drinks?|drinking|drank|sips?|sipping|chugs?|chugging|have|having|takes?|taking|of|before|with|an?|one|some|two|his|her|my|their) )(monsters?|bangs?|ghosts?|primes?|reigns?|rockstars?|c4s?|zoas?)\b(?! (lift|rep|set|set-?up|day|week|time|practice|effort|of|up|out|into|about))/gi
/** At the start, "c4 before lift?". */
const FIRST =
  /^\W*(c4|monsters?|bang|ghost|prime|reign|celsius|rockstar)(?= (before|after|at|in the|ok|okay|good|bad)\b)/i

const CAFFEINE = 'energy drink caffeine'

/** Replaces the names of energy drinks by the general term: the articles know caffeine, not every brand. */
export const withDrinksNamed = (question: string): string =>
  question.replace(FIRST, CAFFEINE).replace(AS_DRINK, CAFFEINE).replace(SURELY, CAFFEINE)
