import { HE, pattern } from './word-pattern.ts'

const MAY =
  '(?:(?:can|could|should|shall|would|may|might|will|do|is|are|to|gets?|am|going|gonna|able|ready|good|fit|fresh|best|enough|i|we|you|be|a|let|have|put|give|set) )*'
const WRESTLES =
  '(?:spar|sparring|go|goes|going|wrestle|wrestles|drill|drills|roll|train|work|pair|paired|pairs|partner|partners|match|matched|live|team|practice|scrap|put|keep up|hang)'
const HOW = '(?:(?:up|hard|live|full|a|some|goes|rounds|few|in|for|to|today|now|this|morning|at|practice|drills?) )*'

/** "Who could spar hard with Ann today", "a partner for her in live": who goes with somebody. */
const PARTNERS = pattern(
  `(?:who|whom|which (?:guys?|boys?|girls?|kids?|ones?|athletes?|wrestlers?|of them)|anybody|anyone|somebody|someone)\\b ${MAY}${WRESTLES} ${HOW}(?:with|against|alongside|next to) ${HE}(?= |$)`,
  `(?:who|whom|which (?:guys?|ones?)) ${MAY}(?:pair|match|partner|put|set) ${HE} ${HOW}(?:with|against|up)(?= |$)`,
  `(?:pair|match|partner|put) ${HE} (?:up )?(?:with|against) (?:who|whom|which)\\b`,
  `(?:partners?|matchups?|match|opponents?) (?:for|with) ${HE}(?= |$)`,
  `(?:find|get|need|give|pick|choose) ${HE} (?:a |some |the )?(?:\\S+ ){0,2}?(?:partners?|match)(?= |$)`,
  `${HE} (?:needs?|wants?) (?:a |some )?(?:\\S+ ){0,2}?partners?(?= |$)`,
)
/** A day that is over, rooms, and a change of partner between two. */
const OTHER =
  /\b(yesterday|last|was|were|did|had|room\w*|bunk|hotel|bed|different|new|another|other|change|switch|swap|why|same (?:boat|signs?|pattern)|compare\w*|vs|versus)\b/

/** Whether the words ask for today's partners of one athlete. */
export const asksForPartners = (words: string): boolean => PARTNERS.test(words) && !OTHER.test(words)
