const COUNT = '(?:\\d{1,2}(?: ?(?:-|or|to) ?\\d)?|one|an?|two|three|four|five|six|seven|eight|a couple(?: of)?|a few)'
const PIECE = '(?:sentences?|lines?|(?:one-?)?liners?|bullets?(?: points?)?|headlines?|titles?|captions?)'
const LAST =
  '(?:it|that|this|these|those|them|all of (?:it|that|this|these)|everything|all (?:that|this|it)|the whole thing)'
const BEFORE =
  "(?:(?:ok(?:ay)?|and|then|so|now|also|please|pls|cool|great|good|perfect|nice|thanks|alright|just|can you|could you|would you|will you|need|i need|give me|gimme|let'?s|the|a|final)\\b[,.!:]* *)*"

const WRITE_UPS: readonly RegExp[] = [
  new RegExp(`\\b(?:write|type|wrap|sum|word) ${LAST} (?:all )?up\\b`, 'i'),
  new RegExp(
    `\\b(?:write|type|boil|put|condense|shrink|squeeze|turn|make|get|cut|give|say|sum|summarize|summarise|fit|trim|keep)(?: me)? ${LAST}\\b.{0,30}\\b${COUNT}[ -](?:\\p{L}+ )?${PIECE}\\b`,
    'iu',
  ),
  new RegExp(
    `\\bput (?:all of |all )?${LAST} (?:all )?together\\b.*\\b(?:one|an?) (?:e-?mail|text|note|message)\\b`,
    'i',
  ),
  // "Just first names and hours"
  new RegExp(
    `^\\W*${BEFORE}(?:only |just )?(?:the )?(?:first|last) names? (?:and|plus|with|\\+) [\\p{L} ]{3,30}$`,
    'iu',
  ),
  // "One sentence for the slide title", "3 bullets for the staff meeting"
  new RegExp(`^\\W*${BEFORE}${COUNT}[ -](?:\\p{L}+ ){0,2}?${PIECE}\\b.*\\b(?:for|to|i can|i could|that)\\b`, 'iu'),
  new RegExp(
    `^\\W*${BEFORE}(?:gist|short version|bottom line|headline|slide title|title|takeaway|summary)\\b.*(?:\\b(?:for|i can|i could|that i)\\b|\\b${PIECE}\\b)`,
    'iu',
  ),
]

/** The last answer again in so many lines: "write it up as 5 lines for the door", "one sentence for the slide title". */
export const asksForWriteUp = (message: string): boolean =>
  WRITE_UPS.some((pattern) => pattern.test(message.replace(/[’]/g, "'"))) && !NOT_WRITTEN.test(message)

/** An answer in another shape stays an answer, and a request with its own topic is not about the last answer. */
const NOT_WRITTEN =
  /\babout (?!(it|that|this|these|those|them|all)\b)|\bon (why|how|who|what|where)\b|\b(table|spreadsheet|csv|chart|graph|groups?|pairs?|schedule|plan)\b/i

/** More than the last answer is meant. */
export const isOfSeveral = (message: string): boolean =>
  /\b(all of|everything|all (that|this|it)|together)\b/i.test(message)

/** An answer without content, or one that asked back. */
export const toldNothing = (answer: string): boolean => NO_ANSWER.test(answer)
const NO_ANSWER =
  /^(I did not understand|I can read that in|I cannot see anyone|I can'?t|There is no article|There is no data|I could not use|Which |That text takes|Draft\b|Nobody meets|Whom do you mean|That changes nothing|You're welcome)/
