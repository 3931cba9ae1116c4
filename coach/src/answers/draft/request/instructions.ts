/** Adjectives for the style of a text. */
const LIKE =
  '(?:honest|truthful|plain|clear|direct|straight(?:forward)?|blunt|warm|friendly|kind|nice|gentle|sweet|polite|respectful|professional|calm|reassuring|positive|upbeat|encouraging|supportive|light-?hearted|playful|funny|humorous|silly|goofy|corny|cheesy|casual|informal|chill|relaxed|formal|short|brief|quick|concise|simple|to the point|firm|serious|strict|stern|preachy|pushy|naggy|sappy|mushy|stiff|robotic|personal|generic|general|human|natural|tactful|diplomatic|neutral|detailed|long)'
const VERY =
  '(?:very|really|a bit|a little|kind of|kinda|pretty|super|somewhat|more|less|not|too|so|as|all|both|still|totally|completely|slightly|overly)'
const ENDS =
  "(?:$|[.,!]|\\s+(?:but|and|or|yet|enough|please|though|not|tone|voice|style|without|with|as possible|if you can|you know|ok|okay|like|for (?:them|him|her|parents)|doesn['’]t|does not)\\b)"
const WHO =
  "(?:any(?:body|one)?|no(?:body| ?one)?|some(?:body|one)|each|every|single|individual|particular|specific|other|one|the|our|their|his|her|my|a)(?:['’]s)?"
const PRIVATE =
  '(?:data|stats?|statistics|numbers?|figures?|details?|info(?:rmation)?|specifics|names?|scores?|results?|metrics|percent\\w*|percentages|records|medical|private|personal|confidential|health|hrv|whoop|diagnos\\w+|blame|excuses|jargon|science)'
const COUNT =
  '(?:\\d{1,3}(?: ?(?:-|to|or) ?\\d{1,3})?|one|two|three|four|five|six|seven|eight|ten|a few|a couple(?: of)?)'
const PIECES = '(?:words?|sentences?|lines?|paragraphs?|bullets?(?: points?)?|points?|pages?|characters?)'
const STAFF =
  '(?:me|us|all of us|(?:all |all of |the |our |my |whole |entire )*(?:coaching |coach )?(?:staff|coaches|team staff|program|athletic department))'

const INSTRUCTIONS: readonly RegExp[] = [
  // "that's honest", "can be funny", "should sound warm", "not preachy"
  new RegExp(
    `^(?:(?:it|that|this|which|something|one|text|note|tone|but|and|just|please|maybe)(?:['’]s)? )*(?:(?:can|could|should|must|may|might|needs? to|has to|have to|ought to|does(?:n['’]t| not) (?:have|need) to|to|is|are|be|sounds?|sounding|reads?|feels?|stays?|looks?|keep|make|make it|keep it) )*(?:${VERY} )*${LIKE}${ENDS}`,
    'i',
  ),
  // "no data about anybody's kid in it", "nothing on single kids", "without anything private"
  new RegExp(
    `^(?:and |but |with |please )*(?:no|without|zero|not any|minus|leave out|skip|nothing|not a)\\b(?: \\p{L}+){0,3}? (?:about|on|of|from|for|that identifies|that names|identifying|naming) (?:${WHO} )*\\p{L}*(?:body|one|kids?|athletes?|wrestlers?|players?|sons?|daughters?|person|individuals?|boys?|girls?|child|children|names?)\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:and |but |with |please )*(?:no|without|zero|not any|minus|nothing|skip)(?: (?:any|anything|the|his|her|their|too|actual|real|private|personal|specific|medical|individual|exact))* ${PRIVATE}(?: (?:or|and) [\\p{L} ]+)?(?: in (?:it|there)| please| at all| whatsoever|$)`,
    'iu',
  ),
  // "don't name anyone", "doesn't hand out his numbers"
  new RegExp(
    `^(?:and |but |please |it |that |just )*(?:do(?:es)?(?:n['’]?t| not)|should(?:n['’]?t| not)|never|can(?:['’]?t|not)|without|must not|not|avoid|nobody|no one)\\b (?:\\p{L}+ly )?(?:be |to |is |gets? )?(?:nam(?:e|es|ed|ing)|mention\\w*|hand\\w* out|giv(?:e|es|ing) (?:out|away|up)|reveal\\w*|disclos\\w*|identif\\w*|call\\w* out|singl\\w* out|out(?:ing)?|blam\\w*|embarrass\\w*|sound\\w*|quot\\w*|lectur\\w*|preach\\w*|nag\\w*|scar(?:e|es|ing)|shar(?:e|es|ing) (?:\\p{L}+ ){0,3}${PRIVATE}|includ(?:e|es|ing) (?:\\p{L}+ ){0,3}${PRIVATE}|giv(?:e|es|ing) (?:\\p{L}+ ){0,3}${PRIVATE}|us(?:e|es|ing) (?:\\p{L}+['’]?s? ){0,3}(?:names?|numbers?|jargon|data|emojis?))\\b`,
    'iu',
  ),
  // "150 words or so", "about four sentences", "under 100 words"
  new RegExp(
    `^(?:and |but |in |to |with |of |keep it (?:to|under|at) |make it )*(?:about|around|roughly|maybe|like|approx\\w*|under|over|at most|at least|max(?:imum)?(?: of)?|up to|no more than|less than|not more than|~|only|just)? ?${COUNT} (?:\\p{L}+ )?${PIECES}(?: (?:or (?:so|less|fewer|more)|max|tops|long|is (?:fine|enough|plenty|good)|at most|each|total|please|ish))*$`,
    'iu',
  ),
  // "from the whole coaching staff, not me"
  new RegExp(
    `^(?:and |but |not |it |is |coming |comes |should |be |signed |sent |written )*(?:from|by|on behalf of|as) ${STAFF}\\b`,
    'i',
  ),
  /^not (?:from )?(?:me|us|just me|from just me)\b/i,
  // "light tone", "no one's stats", "should sound like me"
  /^(?:an? |the )?(?:\p{L}+ ){0,2}(?:tone|voice|vibe)$/iu,
  new RegExp(`^(?:and |but )*no ?(?:one|body)['’]?s ${PRIVATE}\\b`, 'i'),
  /^(?:it |this |that )?(?:(?:should|must|has to|needs to|make it|let it|can|could) )*(?:sounds?|reads?) (?:like|as if)\b/i,
  // "in a warm tone", "with a light touch"
  /^(?:and |but )*(?:in|with) (?:an? |my |our |the )?(?:\p{L}+ ){0,3}(?:tone|voice|style|touch|vibe|language|english|way|format|form)$/iu,
  // "something they'll actually read", "so a parent gets it"
  /^(?:something|one|text|so|that|which|a version) (?:that )?(?:a |an |the |my |our |any )?(?:they|he|she|parents?|kids?|teenagers?|people|anybody|everybody|moms?|dads?)(?:['’]ll| will| would| can| could|['’]d)? (?:actually |really |want to |even )*(?:reads?|understands?|gets?|follow|like|open|finish)\b/i,
  /^(?:(?:at |for )?an? )?(?:\d+(?:st|nd|rd|th)|fifth|sixth|eighth|middle school|high school)[- ]grade (?:reading )?level\b|^reading level\b/i,
  /^(?:no|skip the|without a?|with a?|leave off the|needs? a|add a|give it a)\s?(?:good |short |catchy )?(?:greeting|subject(?: line)?|sign[- ]?off|signature|closing|salutation|hashtags?|emojis?|exclamation (?:marks?|points?)|title|headline|preaching|lecture|lecturing|guilt(?:[- ]trip\w*)?|fluff|bs|drama|pressure)\b/i,
]

/**
 * Whether a clause is an instruction on the text and not part of it: its length, tone, what it must not reveal, who
 * sends it.
 */
export const isInstruction = (clause: string): boolean =>
  INSTRUCTIONS.some((pattern) => pattern.test(clause.trim().replace(/[,;.!?]+$/, '')))

const TAIL = new RegExp(
  `(?<![,.;:!?]),?\\s+(?:but |and |just )?(?=(?:(?:not|nothing|keep it|make it)(?: (?:too|so|at all|very|super))? ${LIKE}|(?:that|which)(?:['’]s| is| are) (?:${VERY} )?${LIKE}|(?:no|without|zero) (?:any )?(?:names?|numbers?|figures?|data|stats?|details?|emojis?|jargon|preaching|lecturing|diagnos\\w+)|in (?:about |under |around |roughly )?${COUNT} ${PIECES}|under ${COUNT} ${PIECES}|from (?:the |our |all |all of |the )*(?:whole |entire )?(?:coaching )?(?:staff|coaches)|do(?:es)?(?:n['’]t| not) (?:hand out|give (?:out|away)|name|mention|reveal|call out|single out))\\b)`,
  'gi',
)

/** Puts a comma before an instruction that follows the message: "practice is at 6 but not preachy". */
export const withInstructionsApart = (words: string): string => words.replace(TAIL, ', ')

/**
 * A request without the instructions on the text: "no data about anybody's kid" does not make it a text about missing
 * data.
 */
export function withoutInstructions(words: string): string {
  const kept = words.split(/(?<=[,;.!?])\s+/).filter((clause) => !isInstruction(clause))
  return kept.length > 0 ? kept.join(' ') : words
}
