/** "Is Ann at risk?", "are any of them low?": yes or no can answer it. */
export const asksYesNo = (message: string): boolean =>
  /^\W*((so|and|ok(ay)?|well|but|also)\b\W*)*(is|isn't|are|aren't|was|were|do|does|did|has|have|can|could|should|any(one|body)?)\b/i.test(
    message,
  ) && !/\bor\b/i.test(message)

/** The reason is wanted too: "who is at risk and why". */
export const asksWhy = (message: string): boolean =>
  /\b(why|whys|how come|reasons?|cause|caus(es|ed|ing)|explain|what('s| is) (wrong|behind))\b/i.test(message)
