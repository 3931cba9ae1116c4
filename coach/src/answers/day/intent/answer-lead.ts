import { asksForLess } from '../../../reading/day/asks-for-less.ts'

/**
 * How an answer has to begin to fit the question: with yes or no, with a yes that means less ("should I cut his
 * volume"), with one of two options ("go hard or back off"), with whether there is a reason against it ("any reason not
 * to?"), or with what today's data say of a match to come ("ready to compete?").
 */
export type Lead = 'yes_no' | 'fresh' | 'less' | 'either' | 'reason_against' | 'match'

/** Whether somebody can wrestle a match in competition; "a live match" is practice, and a nap before one is another topic. */
const MATCH =
  /\b(?:ready|fit|good|okay?|able|enough|can|could|should|let)\b[^.?!]*?\b(?:compet(?:e|es|ing|ition)|(?<!live |practice )match(?:es)?|dual(?: meet)?|meet on|tournament|regionals|nationals)\b/i

const REASON_AGAINST =
  /\b(reasons?|anything|something|argument|case)\b[^.?!]{0,30}\b(not to|against|why not|(we|i|he|she|they|you) (should ?n[o']?t|should not|can ?n[o']?t|cannot))|\b(anything|something|nothing) (wrong|off|bad) (with|about) (\p{L}+ ){0,2}\p{L}+ing\b|\bany(thing)? (objections?|(that )?(stops?|holding|keeping) (me|us|him|her|them|\p{L}+) (from|back))|\bwhy (should ?n[o']?t|not) /iu
const OR = /\bor (?!not\b)/i
/** "Or not" still asks for yes or no. */
const EITHER =
  /\b(go|hard|live|push|full|train|drill|lift|rest|easy|hold|back|light|send|wrestle|practi[cs]e|good|ready|ok)\b[^.?!]*,? \bor\b (?!(not|no|nah|what|so|later|earlier)\b)/i

/** "What should he do" has no yes or no; "what about him, can he go live" has. */
const OPEN =
  /^\W*(?:(?:so|and|but|ok|okay|well|then|now|hey|coach)\W+)*(?:what(?!'?s? about\b)|what's|whats|how(?! about\b)|which|where)\b(?!.*, ?(?:can|should|is|does)\b)/i

/** Whether the words ask what, how or which: no yes or no answers them. */
export const isOpenQuestion = (words: string): boolean => {
  const plain = words.replace(/[’]/g, "'")
  return OPEN.test(plain.split(/[.?!]\s/).at(-1) ?? plain)
}

/** "Is Caleb fresh", "fresh?": how somebody is, and not whom to push. */
const FRESH =
  /^(?!.*\b(?:who|which|than|how|what|why|fresher|freshest)\b).*\b(?:fresh|rested|recharged)(?: (?:today|now|enough|yet|this morning|right now|or not))*(?: or (?:is (?:he|she) )?(?:tired|spent|beat|worn|gassed|flat|cooked|dead)(?: \w+)?)?\W*$/i

/** What the words of a question about one athlete's day require the answer to begin with. */
export function leadFor(words: string): Lead {
  const plain = words.replace(/[’]/g, "'")
  if (REASON_AGAINST.test(plain)) return 'reason_against'
  if (EITHER.test(plain) || isOpenQuestion(plain)) return 'either'
  if (asksFresh(plain)) return OR.test(plain) ? 'either' : 'fresh'
  if (MATCH.test(plain)) return 'match'
  return asksForLess(plain) ? 'less' : 'yes_no'
}

export const asksFresh = (words: string): boolean => FRESH.test(words)

/**
 * The training somebody has in mind for the athlete, so that "anything against it" is about the day and not about a
 * record.
 */
const OF_TRAINING =
  /\b(live|hard|full|push\w*|train\w*|practi[cs]e|lift\w*|wrestl\w*|heavy|spar\w*|compet\w*|go(ing)?|rounds?)\b/i

/** "Anything speaking against Luka going live?" */
export const asksWhatSpeaksAgainst = (words: string): boolean =>
  leadFor(words) === 'reason_against' && OF_TRAINING.test(words)
