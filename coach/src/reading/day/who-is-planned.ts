const WHO = "\\b(?:who|whos|who'?s|which (?:ones|athletes|guys|kids|boys|girls|wrestlers|players))"
const DOES =
  '(?: (?:is|are|can|should|will|still|all|to|does|do|gets?|has|have|on|goes|going|go|trains?|training|practices?|practicing|works?|stays?|a|an|the|day|their|just|today|this|morning))*'
const AS_PLANNED =
  '(?:as planned|on plan|as normal|as usual|(?:normal|regular|planned) (?:day|practice|session|training))'
const WHO_IS_PLANNED = new RegExp(`${WHO}${DOES} ${AS_PLANNED}\\b`)

/** "Who is as planned today", "who trains as planned": the athletes whose day calls for neither more nor less. */
export const asksWhoIsPlanned = (words: string): boolean =>
  WHO_IS_PLANNED.test(words.toLowerCase().replace(/[’]/g, "'"))
