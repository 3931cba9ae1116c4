import { numberNamed } from '../../language/words/number-words.ts'

const PEOPLE =
  'guys?|kids?|names?|athletes?|wrestlers?|players?|people|persons?|ones?|boys?|girls?|men|women|bodies|dudes?|swimmers?|runners?|rowers?'
const END = 'top|bottom|first|worst|best|lowest|highest|freshest|biggest|main|most|readiest'
const NUMBER = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple(?: of)?|couple(?: of)?'
/** Then what is counted is not people. */
const NO_PEOPLE =
  "(?! ?(?:%|percent|am|pm|a\\.m|p\\.m|min|sec|hours?|hrs?|days?|weeks?|months?|nights?|mornings?|groups?|things?|lines?|sentences?|words?|rounds?|times?|lists?|tiers?|buckets?|o'?clock|seconds?|minutes?|points?|second)\\b)"

const COUNTED = [
  `\\b(?:${END}) (${NUMBER})\\b${NO_PEOPLE}`,
  `\\b(${NUMBER}) (?:most |more |other |of (?:my|the|your) )*(?:${END}|${PEOPLE})\\b`,
  `\\b(?:give|tell|show|send|name|pick|list|need|want|find|get) (?:me |us )?(?:just |only |the |my |your )*(${NUMBER})(?= (?:for|to|who|that|i|you|we|can)\\b|[.?!]*$)`,
]

/**
 * How many people are asked for: "which 5 guys", "give me three names", "the two worst".
 * @returns undefined: no number of people is given
 */
export function numberAsked(words: string): number | undefined {
  const plain = words.toLowerCase().replace(/[’]/g, "'")
  const [said] = COUNTED.flatMap((pattern) => new RegExp(pattern).exec(plain)?.[1] ?? [])
  if (said === undefined) return undefined
  const number = /couple/.test(said) ? 2 : (numberNamed(said) ?? Number(said))
  return number >= 1 ? number : undefined
}
