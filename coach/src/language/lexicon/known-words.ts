import { CALENDAR_WORDS } from '../times/calendar-words.ts'
import { DAY_LEXICON } from '../times/day-words.ts'
import { WINDOW_LEXICON } from '../times/window-words.ts'
import { Vocabulary } from '../words/spelling.ts'
import type { Token } from '../words/token.ts'
import { BOUNDARY_LEXICON } from './boundary-words.ts'
import { AFTER_NUMBER, BEFORE_NUMBER } from './comparison-words.ts'
import { CUE_LEXICON } from './cue-words.ts'
import { DANGER_WORDS, isDangerWord } from './danger-words.ts'
import { DIRECTION_LEXICON } from './direction-words.ts'
import { METRIC_LEXICON } from './metric-words.ts'
import { KNOWN_NAMES } from './nicknames.ts'
import { NOT_MEASURED_LEXICON } from './not-measured-words.ts'
import { ORDER_LEXICON } from './order-words.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { STATISTIC_LEXICON } from './statistic-words.ts'
import { TOPIC_LEXICON } from './topic-words.ts'

const LEXICONS = [
  METRIC_LEXICON,
  STATISTIC_LEXICON,
  ORDER_LEXICON,
  CUE_LEXICON,
  TOPIC_LEXICON,
  NOT_MEASURED_LEXICON,
  BOUNDARY_LEXICON,
  DIRECTION_LEXICON,
  BEFORE_NUMBER,
  AFTER_NUMBER,
  WINDOW_LEXICON,
  DAY_LEXICON,
]
const WORDS = new Set([...LEXICONS.flatMap(({ words }) => [...words]), ...CALENDAR_WORDS, ...DANGER_WORDS])
const BEGINNINGS = [...new Set(LEXICONS.flatMap(({ beginnings }) => [...beginnings]))]
// Without these they would be corrected to the vocabulary: "coachs" is not "coach".
const VOCABULARY = new Vocabulary([...WORDS].filter((word) => word.length >= 4))

const isInLists = (text: string): boolean =>
  WORDS.has(text) ||
  ORDINARY_WORDS.has(text) ||
  isDangerWord(text) ||
  BEGINNINGS.some((beginning) => text.startsWith(beginning))

/** Each word of a message is looked up once for each name of the team. */
const asked = new Map<string, boolean>()
const MOST_ASKED = 2_000

/** A word of a lexicon or an everyday word. */
export function isKnownWord(text: string): boolean {
  const before = asked.get(text)
  if (before !== undefined) return before
  const known = isInLists(text)
  if (asked.size >= MOST_ASKED) asked.clear()
  if (text.length <= LONGEST_KEPT) asked.set(text, known)
  return known
}
const LONGEST_KEPT = 40 // no name is longer

// A coach's question has fewer unknown words; correcting all of them would take too long.
const CORRECTED_MAXIMUM = 60

/** Corrects misspelled words. Names, and capitals inside a sentence, are left as they are. */
export function correctSpelling(
  tokens: readonly Token[],
  isName: (at: number) => boolean,
  isShouted: boolean,
): Token[] {
  let corrected = 0
  return tokens.map((token, at) => {
    const { text, value, date } = token
    if (
      value !== undefined ||
      date !== undefined ||
      text.length < 4 ||
      isName(at) ||
      isKnownWord(text) ||
      token.possessive ||
      KNOWN_NAMES.has(text)
    )
      return token
    const isInside = tokens[at - 1]?.sentence === token.sentence
    const next = tokens[at + 1]
    const isOfName =
      token.capital && (isInside || (next?.capital && next.sentence === token.sentence && !isKnownWord(next.text)))
    if ((isOfName && !isShouted) || corrected >= CORRECTED_MAXIMUM) return token
    corrected += 1
    const meant = VOCABULARY.nearest(text)
    return meant ? { ...token, text: meant.word } : token
  })
}
