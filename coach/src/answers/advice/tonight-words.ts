/** The evening and the coming night, with no practice or match in it. */
const TONIGHT =
  /\b(tonight|tonite|this (evening|night)|before (bed|i sleep|i go to (bed|sleep)|they (sleep|go to (bed|sleep))|going to (bed|sleep))|in the evening|by (the )?morning|for tomorrow morning)\b/i
const WHAT_TO_DO =
  /\b(what (should|can|could|do|would|else|shall)|how (do|can|could|should)|any(thing)? (tips|advice|else|i|we|they|he|she|you|to do)|(should|can|could) (i|we|he|she|they|my|the)|help\w*|tips|advice|do (i|we) do|to do)\b/i
const BETTER =
  /\b((get|bring|move) (it|that|them|this|him|her|(my|his|her|their|the|our) \p{L}+) (back )?up|up|raise|improv\w*|boost|better|recover\w*|sleep\w*|rest\w*|bounce|refresh\w*|ready|fresh\w*|green|do)\b/iu
const ANOTHER =
  /\b((practi[cs]e|train\w*|lift\w*|match|dual|meet|game|bout|session|wrestl\w*|tournament|drill\w*|run\w*) (tonight|tonite|this evening)|(tonight|this evening)['’]?s? (practi[cs]e|training|lift|match|dual|meet|session)|drill|live|go hard|go easy|push|weigh|cut|eat|dinner|meal|caffeine|coffee|nap|melatonin|beer|drink\w*|ice|sauna|magnesium|supplements?|text|write|message|bus|travel|flight)\b/i

/** "What should I do tonight to get it up": asks what helps until the morning, not what today's practice may be. */
export const asksOfTonight = (words: string): boolean =>
  TONIGHT.test(words) && WHAT_TO_DO.test(words) && BETTER.test(words) && !ANOTHER.test(words)
