import { numberNamed } from '@corner/coach/language/words/number-words.ts'

/** Words that form figures, and words that show that a number is not a figure. */

const ONES = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const TEENS = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|')
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|')
const UNITS_OF_TENS = ONES.slice(1, 10).join('|')

/** `six`, `twenty-four`, `two hundred`, `a dozen`; "one" is not a figure: "one night is noise". */
export const NUMBER_WORD = new RegExp(
  `\\b(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS_OF_TENS}))?|${[...ONES.slice(2), ...TEENS].join('|')}|(?:an? )?(?:dozen|hundred)s?)\\b`,
  'gi',
)

/** The value of a number word; undefined: none of these. */
export function wordValue(word: string): number | undefined {
  const [first = '', second] = word.toLowerCase().split(/[ -]/)
  const value = numberNamed(first)
  return value === undefined || second === undefined ? value : value + (numberNamed(second) ?? 0)
}

/** Nouns that count the answer's own points, not measurements: "two things to try". */
export const OF_SPEECH =
  /^[\s-]+(?:[a-z]+\s+){0,2}?(?:things?|options?|questions?|steps?|reasons?|ways?|ideas?|notes?|suggestions?|tips?|parts?|sentences?|choices?|examples?|checks?|sides?|minds|a-days?)\b/i

const ORDINAL_WORD =
  'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'
const SUPERLATIVE =
  'lowest|highest|best|worst|most|least|fewest|longest|shortest|largest|smallest|biggest|latest|earliest|strongest|weakest|hardest'

/** A rank in words ("ranks second", "the third-lowest"), or an ordinal in a series ("his fourth short night in a row"). */
export const RANK_IN_WORDS = new RegExp(
  [
    `\\b(?:${ORDINAL_WORD})(?=[\\s-]+(?:${SUPERLATIVE}|place|spot|rank|of\\s|on\\s+the|in\\s+(?:the\\s+)?(?:team|squad|group|order|list|ranking|recovery|sleep|strain|hrv))\\b)`,
    `(?<=\\b(?:rank|ranks|ranked|ranking|place|places|placed|comes?|came|finish(?:es|ed)?|is|are|was|were|sits?|stands?|goes|now)\\s+(?:in\\s+|only\\s+|the\\s+)?)(?:${ORDINAL_WORD})(?=\\s*(?:[.,;:!?)]|$|behind|after|from|with|at|by|for|to\\s))`,
    `\\b(?:${ORDINAL_WORD})(?=\\s+(?:[a-z-]+\\s+){0,3}(?:in a row|running)\\b|\\s+(?:straight|consecutive|successive)\\b)`,
  ].join('|'),
  'gi',
)

const PEOPLE_OR_RECORDS =
  'team|squad|roster|group|lineup|guys|boys|girls|athletes?|wrestlers?|players?|people|of\\s+them|nights?|days?|mornings?|weeks?|month|records?|usual|normal|average|what|sleep|recovery|strain|hrv|hours|rest'

/** A part of people, records or values; not "half of practice" or "the second half". */
export const FRACTION = new RegExp(
  `(?<!\\b(?:first|second|other|later|earlier)\\s)\\b(?:half|(?:a|one|two)[\\s-]thirds?|(?:a|one|three)[\\s-]quarters?|a\\s+(?:fifth|tenth))\\b(?=\\s+(?:of\\s+|as\\s+|the\\s+|his\\s+|her\\s+|their\\s+|its\\s+|your\\s+|our\\s+|all\\s+|those\\s+|these\\s+|last\\s+|whole\\s+)*(?:${PEOPLE_OR_RECORDS})\\b)|\\bhalf an hour\\b|\\bhalf\\b(?=\\s+(?:are|were|have|had)\\b)`,
  'gi',
)

/** "Twice his usual strain", "doubled"; not "twice a week", "double-check", "double sessions". */
export const MULTIPLE =
  /\b(?:twice|double|triple|three times)\b(?=\s+(?:as\b|his\b|her\b|their\b|its\b|the (?:usual|normal|average|team)|that of|what\b))|\b(?:doubled|tripled|halved)\b/gi

const ROMAN = 'M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})'

/** Roman numerals in capitals; in any case before a unit. "Division III" is a name. */
export const ROMAN_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\b(?:Division|Type|Phase|Part)\\s)(?=[IVXLCDM]{2})(?!(?:MD|CD|DC|CI|MI|MM|CC|DI)\\b)${ROMAN}(?![\\p{L}\\d])`,
  'gu',
)
export const ROMAN_WITH_UNIT = new RegExp(
  `(?<![\\p{L}\\d])(?=[IVXLCDM])${ROMAN}(?![\\p{L}\\d])(?<!\\bI)(?=\\s*(?:%|(?:percent|per cent|ms|bpm|beats|hours?|minutes?|points?|nights?|days?)\\b))`,
  'giu',
)

/** Digits that count nothing: an idiom, or a part of a name. */
export const NO_FIGURE =
  /\b(?:24\s*\/\s*7|9[ -]to[ -]5|1[ -:]on[ -]1|1:1|50[/-]50)\b|\b100\s?% (?:sure|certain)|\bzones? [0-5](?:\s*(?:to|and|-|–)\s*[0-5])?\b|\b(?:SpO2|VO2|CO2|H2O|B6|B12|D3|K2|Q10|U1[3-9]|U2[0-3]|omega-3)\b/gi
