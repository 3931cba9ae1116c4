const ONE_THING =
  /\b(?:one|1|single|only|biggest|main|most important|number one) (?:most important |biggest |key |main |single )?(?:thing|name|person|takeaway|point|headline|fact|item)\b|\bif (?:i|we|you) (?:can |could )?(?:only )?(?:do|did|fix|change|know|remember) (?:only |just )?(?:one|1)\b/

/** "The one thing I need to know", "if I only do one thing". */
export const asksOneThing = (words: string): boolean => ONE_THING.test(words.toLowerCase().replace(/-/g, ' '))
