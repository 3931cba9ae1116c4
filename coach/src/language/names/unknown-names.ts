import { KNOWN_NAMES } from '../lexicon/nicknames.ts'
import { ORDINARY_WORDS } from '../lexicon/ordinary-words.ts'
import { CLUB_WORDS, isPlaceAfter, PLACES } from '../lexicon/place-words.ts'
import { isEnglishWord } from '../words/english-word.ts'
import type { Token } from '../words/token.ts'

/** `State` of Penn State, not `HRV`. */
const isCapitalized = ({ raw }: Token) => /^\p{Lu}\p{Ll}/u.test(raw)

interface UnknownNameContext {
  tokens: readonly Token[]
  /** Positions where an athlete of the team is named. */
  isMention(at: number): boolean
  /** A word of the lexicons, an everyday word, or part of the team's or organization's own name. */
  isKnownWord(text: string): boolean
  isShouted: boolean
}

const SUBJECT_BEFORE = new Set(
  'is for of about vs versus does did has and compare was are with from show me s on de'.split(' '),
)

/** After a name at the start of a sentence: "Freya is transferring to us". */
const ACTING = new Set('is has was says looks feels will had does sleeps slept trains recovers recovered'.split(' '))

/**
 * A lower-case word that is in no list of names is a person only after these, or after a measure: "hrv for dantrell".
 */
const SURELY_BEFORE = new Set('is about vs versus does did has compare was are'.split(' '))

/** The reader or writer of a text is one of the staff: "a note for Dan", "email from Dan". */
const WRITTEN =
  /^(note|notes|list|table|report|email|mail|text|message|memo|summary|sheet|handout|draft|board|slide|copy|version|printout|card|cards)$/
const WRITTEN_BEFORE = 3

/** People with these titles are staff: "tell Coach Frank". */
const TITLES = new Set('coach doc doctor dr mr mrs ms professor trainer nurse'.split(' '))

// Words with these endings are everyday words missing from the lists, not lower-case names: "dragging", "unreliable".
const EVERYDAY_END = /(ing|ed|ly|ble|ful|ous|ive|tion|ness|ish|less|ment|ity|ical|ified|iest)$/

/** In so short a message, a name alone is what is asked about. */
const SHORT = 3

/** "RM", "ID", "AD", "ATs": no name is written like this in a message that is not all caps. */
const isAbbreviation = ({ raw, possessive }: Token) => !possessive && /^\p{Lu}{2,4}s?$/u.test(raw)

/** Names of people outside the team, as typed. A lower-case word counts only in the place of a name. */
export function findUnknownNames({
  tokens,
  isMention,
  isKnownWord,
  isShouted,
}: UnknownNameContext): { from: number; until: number; said: string }[] {
  const strangers: { from: number; until: number; said: string }[] = []
  const isFree = (at: number) => {
    const token = tokens[at]
    return (
      token !== undefined &&
      !isMention(at) &&
      token.value === undefined &&
      token.date === undefined &&
      token.text.length > 1 &&
      /\p{L}/u.test(token.text)
    )
  }
  // Somebody who capitalises names does so for unknown names too.
  const isMixed =
    !isShouted && tokens.some(({ capital, sentence }, at) => capital && tokens[at - 1]?.sentence === sentence)
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || !isFree(at) || isAbbreviation(token)) continue
    const isFirst = tokens[at - 1]?.sentence !== token.sentence
    if (!isFirst && token.capital && TITLES.has(tokens[at - 1]?.text ?? '')) continue
    const isListed = (!token.capital || isFirst) && isEnglishWord(token.text) && !KNOWN_NAMES.has(token.text)
    const isUnknown = !isKnownWord(token.text) && !isListed
    const isCapital = token.capital && !isShouted
    const stands = isAskedAbout(at)
    const isName = KNOWN_NAMES.has(token.text) && !ORDINARY_WORDS.has(token.text) && stands
    const isSubject =
      isUnknown &&
      token.text.length >= 3 &&
      (isCapital || (!isMixed && !EVERYDAY_END.test(token.text))) &&
      (token.capital ? stands : token.possessive || isSurelyAfter(at))
    const isActing = ACTING.has(tokens[at + 1]?.text ?? '')
    const isOpening =
      isUnknown && isCapital && stands && (!isFirst || token.possessive || isUnknownAfter(at) || isActing)
    if (!isOpening && !isName && !isSubject) continue
    let until = at + 1
    while (
      isFree(until) &&
      tokens[until]?.sentence === token.sentence &&
      !tokens[until]?.breakBefore &&
      !tokens[until - 1]?.possessive &&
      until - at < 4
    ) {
      const next = tokens[until]
      if (!next || (isKnownWord(next.text) && !(isCapital && isCapitalized(next))) || (isCapital && !next.capital))
        break
      until += 1
    }
    const said = tokens
      .slice(at, until)
      .map(({ raw }) => raw)
      .join(' ')
    if (!isPlace(at, until) && !isOwnName(at, until)) strangers.push({ from: at, until, said })
    at = until - 1
  }
  return strangers

  /** Whether the sentence asks about the person named here: "how is Xavier", "Xavier's sleep", "Xavier HRV". */
  function isAskedAbout(at: number): boolean {
    const token = tokens[at]
    const before = tokens[at - 1]?.sentence === token?.sentence ? tokens[at - 1]?.text : undefined
    if (!token || isWrittenTo(at)) return false
    if (token.possessive || SUBJECT_BEFORE.has(before ?? '')) return true
    let next = at + 1
    while (tokens[next]?.capital && !isMention(next) && next - at < 3) next += 1
    const isBeforeMeasure = isMention(next) && tokens[next]?.sentence === token.sentence && !tokens[next]?.breakBefore
    const isAlone = tokens.length <= SHORT
    return ACTING.has(tokens[next]?.text ?? '') || isBeforeMeasure || isUnknownAfter(at) || isAlone
  }

  function isSurelyAfter(at: number): boolean {
    const before = tokens[at - 1]?.text ?? ''
    return SURELY_BEFORE.has(before) || (SUBJECT_BEFORE.has(before) && isMention(at - 2))
  }

  function isWrittenTo(at: number): boolean {
    const before = tokens[at - 1]?.text ?? ''
    if (!/^(for|from|with)$/.test(before)) return false
    return tokens.slice(Math.max(0, at - 1 - WRITTEN_BEFORE), at - 1).some(({ text }) => WRITTEN.test(text))
  }

  /** "Iowa State", at the start of a sentence. */
  function isUnknownAfter(at: number): boolean {
    const next = tokens[at + 1]
    return (
      next !== undefined &&
      next.sentence === tokens[at]?.sentence &&
      next.capital &&
      !isMention(at + 1) &&
      (!isKnownWord(next.text) || CLUB_WORDS.has(next.text))
    )
  }

  /** "It's Hugh here", "this is Hugh", "my name is Hugh": the user gives their own name. */
  function isOwnName(from: number, until: number): boolean {
    const before = tokens
      .slice(Math.max(0, from - 3), from)
      .map(({ text }) => text)
      .join(' ')
    const opens = tokens[from - 1]?.sentence !== tokens[from]?.sentence || tokens[from]?.breakBefore === true
    if (/(^| )(my name is|i am|im)$/.test(before)) return true
    const isPresented = opens || /(^| )(it|this) is$/.test(before)
    return isPresented && tokens[until]?.text === 'here' && tokens[until]?.sentence === tokens[from]?.sentence
  }

  function isPlace(from: number, until: number): boolean {
    const words = tokens.slice(from, until)
    if (words.some(({ text, possessive }) => possessive || CLUB_WORDS.has(text))) return false
    const before = tokens.slice(0, from).filter(({ sentence }) => sentence === words[0]?.sentence)
    return words.every(({ text }) => PLACES.has(text)) || isPlaceAfter(before.map(({ text }) => text))
  }
}
