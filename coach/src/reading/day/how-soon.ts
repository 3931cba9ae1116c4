const HOW_SOON =
  /\b(?:for )?how (?:much )?long(?:er)?\b(?! (?:has|have|had|was|were|did|ago)\b)|\bhow many (?:more )?(?:days|nights|practices|weeks)\b(?! (?:has|have|had|was|were|did|ago)\b)|\b(?:until|till?|til) when\b|\bwhen (?:is|are|can|could|will|do|does|should|would|might)\b[^.?!]*\b(?:back|return\w*|again|cleared)\b/i

/** "And for how long", "when are they back": how long somebody who is held back is to stay out. */
export const asksHowSoon = (words: string): boolean => HOW_SOON.test(words)
