import { TEXT_NOUN } from '../request/text-noun.ts'
import { asksForReply } from '../request/who-wrote.ts'

/** At most so many words between the verb and what is to be written. */
const FEW = '(?:[^\\s.?!;:]+ ){0,7}?'

const MAKES =
  "(?:write|draft|compose|type up|pen|put together|whip up|come up with|need|gimme|give me|get me|make|can i (?:get|have)|could i (?:get|have)|help me (?:with|write|word)|i'?d like|would like|knock out|bang out|throw together|prepare|drop|shoot|send(?! me))"

const READERS =
  '(?:the|my|our|his|her|their|him|her|them|whoever|everyone|everybody|all|both|each|parents|coach|team|boys|girls|guys|kids|mom|dad|\\p{Lu}\\p{L}+)'

/** Words before the request itself. */
const BEFORE =
  "(?:(?:ok(?:ay)?|k|and|then|so|now|also|please|pls|hey|hi|yo|cool|great|good|perfect|thanks|alright|just|can you|could you|would you|will you|can u|i need you to|i want you to|i need to|i want to|i have to|i gotta|gotta|need to|help me|let'?s|go ahead and|yeah|yes|well)\\b[,.!]* *)*"

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b${MAKES} (?:up )?${FEW}${TEXT_NOUN}\\b(?! (?:me|you|back)\\b)`, 'iu'),
  /\b(?:write|draft|compose|type up|word|put together|help me (?:with|write|word)) (?:up )?(?:me )?(?:[^\s.?!;:]+ ){0,4}?(?:reply|response|answer)\b/i,
  // "Thanksgiving text: half going home", "text for the parents: bus at 9", "quick note to the staff"
  new RegExp(`^(?:[^\\s.?!;:]+ ){0,5}${TEXT_NOUN}(?: (?:for|to) [^:.?!]{1,40})?:(?!\\d)`, 'iu'),
  new RegExp(
    `^${BEFORE}(?:(?:short|quick|nice|friendly|group|brief|little|a|one) )*${TEXT_NOUN}(?: post| message| text)? (?:for|to|about|that|saying|telling|reminding) `,
    'iu',
  ),
  // "text the boys that", "let the parents know", "email the AD a summary"
  new RegExp(
    `^${BEFORE}(?:text|e-?mail|message|tell|remind|notify|inform|ask|dm|write(?: to)?|reply to|answer) (?!the (?:truth|difference)\\b)${READERS}(?= |$)(?!.*\\b(?:plan|workout|practice plan|session|schedule|program|checklist|pairs|lineup|agenda|itinerary)\\b)`,
    'u',
  ),
  new RegExp(`^${BEFORE}let (?!me\\b|us\\b)(?:[\\p{L}'’]+ ){1,4}know\\b`, 'iu'),
  // "what do I say to him", "how should I word that"
  /\b(what|how) (?:exactly )?(do|should|can|could|would|shall|might|to|d'?you think i should)( i| we)? (even )?(say|tell|text|write|reply|respond|answer|e-?mail|word|phrase|message)\b(?! (if|whether)\b)/i,
  /\bhow (would|do|should|could|can) (you|i|we) (word|phrase|put) (it|this|that)\b/i,
  // "one line for each I can read out loud"
  /\b(lines?|words?|sentences?|something|anything|bullets?|version|statement|reply|answer)\b[^.?!]{0,40}\b(i|we|he|she) can (just )?(send|text|read|hand|say|post|forward|paste|copy|share|give|tell)\b/i,
  /\b(\d{1,2}|one|two|three|four|five|a couple( of)?|a few|some) (\p{L}+ )?(things?|points?|talking points|lines?|sentences?|tips|bullets?|reminders?)\b[^.?!]{0,30}\b(to|i can|i could|i should|for me to) (tell|say|read|share|give|send|remind|mention)\b/iu,
  // "make that a group text", "turn it into a note for the parents"
  new RegExp(
    `\\b(?:put|turn|make|rewrite|boil|condense|shape|get|change) (?:all )?(?:that|this|it|those|them|these)(?: \\p{L}+)?? (?:up |down |all )?(?:in |into |as |to |for )?(?:a |an |one |the |my )?${FEW}${TEXT_NOUN}\\b`,
    'iu',
  ),
  /\b(send|text|e-?mail|forward|pass|relay) (it|this|that|those) (on |along |over )?to (the|my|our|his|her|their|coach|dan|\p{Lu})/iu,
  // a report of the week, or a summary for somebody
  /\b((week(ly)?|month(ly)?|one[- ]page|written|status|progress) (\p{L}+ )?(report|summary|recap|update)|(report|summary|recap|update|brief(ing)?) (of \p{L}+ \p{L}+ )?for (the |my |our )?(ad\b|athletic director|staff|department|meeting|head coach|coaches|parents|trainer|doctor|board|boosters|president|principal|administration))/iu,
]

/** Words about messages received, not to be sent: "did he get my text". */
const OF_OTHERS =
  /\b(give|show|tell) me (the one|who|which|the (first|top|worst|best))\b|\b(got|get|gets|saw|read|answered?|opened|ignored?|replied to|received?) (my|your|the|that|a|our) (texts?|messages?|e-?mails?|notes?)\b|^\W*(who|why|did|does|has|have|was|were|is|are|which|when)\b(?!.*\b(what|how) (do|should|can|could|would) i\b)/i

/** A list or a plan, which is not a text. */
const OF_PLANS =
  /\b(practice plan|workout|lifting groups?|session plan|plan for (the )?practice|itinerary|check ?list|training plan)\b/i

/** "Thank you, I shall pass this on to the staff" asks for nothing. */
const THANKS =
  /^\W*(thanks|thank you|thx|cheers)\b(?!.*(\?|\b(write|draft|text|note|e-?mail|message|need|make|can you|could you|please|now)\b))/i

/** Whether a message as a whole asks for a text that somebody else reads or hears. */
export const asksForText = (message: string): boolean => {
  // A capital at the start of a sentence is no name.
  const said = message
    .trim()
    .replace(/[’]/g, "'")
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  if (OF_PLANS.test(said) || THANKS.test(said)) return false
  return asksForReply(said) || (!OF_OTHERS.test(said) && PATTERNS.some((pattern) => pattern.test(said)))
}

/** A ranking with another measure, other places or its figures: "do it by consistency instead", "most improved, just one", "add the hours". */
export const changesRanking = (message: string): boolean =>
  !/^\W*(who|what|which|why|how|is|are|does|did)\b/i.test(message) &&
  (/\b(most improved|improvement|biggest (jump|gain|rise)|top \d+|top (three|five|ten)|bottom|worst|just (one|two|three|\d+)|only (one|two|three|\d+))\b/i.test(
    message,
  ) ||
    /\b(by|on|use|using|with|add|without|no|put|include|instead)\b.*\b(consisten\w+|recover\w*|strain|hrv|sleep\w*|hours|numbers|figures|scores|resting heart rate|rhr|month|last names?|full names?)\b|\b(consisten\w+|recover\w*|strain|hrv|hours|month) (instead|this time)\b/i.test(
      message,
    ))

/** The best of the team by a figure, as a ranking that hangs on a wall. */
export const asksForRanking = (message: string): boolean =>
  /\b(white ?board|bulletin board|board|wall|door|locker room|poster|group ?chat|leader ?board|post it|hang)\b/i.test(
    message,
  ) &&
  /\b(top|best|most|leader ?board|competition|rank(ing|ed)?|standings|contest)\b/i.test(message) &&
  /\b(sleep\w*|slept|recover\w*|strain|hrv|hours)\b/i.test(message) &&
  // Of one day, or of everybody, it is a list to look at and not a ranking for the wall.
  !/\b(yesterday|today|tonight|last night|this morning|full squad|whole (team|squad|roster)|everybody|everyone)\b/i.test(
    message,
  )
