const WHO = "\\b(?:who|whos|who'?s|which (?:ones|athletes|guys|kids|boys|girls|wrestlers|players))"
const TRAINS =
  '(?:trains?|training|practices?|practicing|works?(?: out)?|wrestles?|wrestling|drills?|lifts?|goes|going|go|runs?)'
const DOES = `(?: (?:is|are|can|could|should|will|may|might|still|all|of them|to|does|do|doing|gets?|has|have|having|on|${TRAINS}|stays?|a|an|the|day|their|his|her|your|just|simply|only|today|this|morning|fine|ok|okay|good|ready|able|allowed|for|in|with|follows?|sticks?|keeps?|takes?))*`
const USUAL = '(?:normal|regular|usual|standard|ordinary|planned|scheduled|full normal)'
const WORK = '(?:day|practice|practise|session|training|workout|work|program|programme|plan)'
const AS_PLANNED = [
  '(?:as|like) (?:planned|normal|usual|always|scheduled|any other day|every day|on any day)',
  'on (?:the )?(?:plan|schedule)',
  `(?:on|to|follows?|following|with) (?:the|their|our|my) (?:${USUAL} )?(?:plan|program|programme|schedule)`,
  '(?:to|by) plan',
  `${USUAL} ${WORK}`,
  `(?<=${TRAINS} (?:at |in |a )?)(?:normal|normally|usual|regular|regularly)(?= (?:today|this morning|now|at practice|in practice)\\b|\\W*$)`,
].join('|')
const WHO_IS_PLANNED = new RegExp(`${WHO}${DOES} (?:${AS_PLANNED})\\b`)

/** "Who is as planned today", "who trains normally": the athletes whose day calls for neither more nor less. */
export const asksWhoIsPlanned = (words: string): boolean =>
  WHO_IS_PLANNED.test(words.toLowerCase().replace(/[’]/g, "'"))
