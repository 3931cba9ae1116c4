import type { KnownAthlete } from '../../scope.ts'
import { KNOWN_NAMES } from '../lexicon/nicknames.ts'
import { AMBIGUOUS_NAMES, ORDINARY_WORDS, RARE_WORDS } from '../lexicon/ordinary-words.ts'
import { isEnglishWord } from '../words/english-word.ts'
import { slip } from '../words/spelling.ts'
import type { Token } from '../words/token.ts'
import { isNicknameOf, namesNear, type RosterName } from './roster.ts'
import { hasOtherVowel, isShortOf } from './short-forms.ts'

/** A name in a message; `athletes` are all whom it may mean. */
export interface Mention {
  from: number
  until: number
  said: string
  athletes: readonly KnownAthlete[]
}

/** How a part of a name matched: 2 as written, 1 by a short form, 0 with a misspelling; null not at all. */
type Fit = 2 | 1 | 0 | null

interface NameReader {
  roster: readonly RosterName[]
  /** Words with another meaning: never a misspelled name. */
  isKnownWord(text: string): boolean
  /** The whole message is in capitals, so they carry no information. */
  isShouted: boolean
}

/** Everybody of the roster named in a message, in order. */
export function findMentions(tokens: readonly Token[], reader: NameReader): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const mention = mentionAt(tokens, at, reader)
    if (mention) mentions.push(mention)
    at = mention?.until ?? at + 1
  }
  return mentions
}

interface Candidate {
  athlete: KnownAthlete
  length: number
  fit: number
  isFull: boolean
}

function mentionAt(tokens: readonly Token[], at: number, reader: NameReader): Mention | undefined {
  const token = tokens[at]
  if (!token || token.value !== undefined) return undefined
  const candidates = namesNear(reader.roster, token.text).flatMap((name) => candidatesOf(name, tokens, at, reader))
  const longest = Math.max(0, ...candidates.map(({ length }) => length))
  const best = candidates.filter(({ length }) => length === longest)
  const fit = Math.max(...best.map((candidate) => candidate.fit))
  const chosen = best.filter((candidate) => candidate.fit === fit)
  const [first] = chosen
  if (!first) return undefined
  if (!first.isFull && !isMeantAsName(tokens, at, reader)) return undefined
  const words = tokens.slice(at, at + longest)
  return {
    from: at,
    until: at + longest,
    said: words.map(({ raw }) => raw).join(' '),
    athletes: [...new Set(chosen.map(({ athlete }) => athlete))],
  }
}

/** The ways in which the words starting at `at` can name one athlete. */
function candidatesOf(name: RosterName, tokens: readonly Token[], at: number, reader: NameReader): Candidate[] {
  const { athlete, first, last } = name
  const found: Candidate[] = []
  const add = (length: number, fit: number, isFull: boolean) => found.push({ athlete, length, fit, isFull })
  const firstFit = sequence(first, tokens, at, reader, true)
  const lastFit = sequence(last, tokens, at, reader, false)
  const isInitialOf = (place: number, part: string | undefined) =>
    part !== undefined && tokens[place]?.text === part[0] && sameSentence(tokens, at, place)
  if (firstFit !== null) {
    const next = at + first.length
    const lastNext = sequence(last, tokens, next, reader, false)
    if (lastNext !== null && last.length > 0) add(first.length + last.length, firstFit + lastNext + 2, true)
    else if (last.length > 1 && fitOf(last.at(-1), tokens[next], reader, false) !== null)
      add(first.length + 1, firstFit + 2, true)
    // "Sam D": an initial after the first name. "Sam a" is none.
    else if (
      isInitialOf(next, last[0]) &&
      tokens[next]?.raw.length === 1 &&
      !['a', 'i', 'y', 'o', 'e'].includes(tokens[next]?.raw ?? '')
    )
      add(first.length + 1, firstFit + 2, true)
    add(first.length, firstFit, false)
  } else if (first.length > 1 && fitOf(first[0], tokens[at], reader, true) === 2) {
    const lastNext = sequence(last, tokens, at + 1, reader, false)
    if (lastNext !== null && last.length > 0) add(1 + last.length, 2 + lastNext, true)
    else add(1, 2, false)
  }
  if (lastFit !== null && last.length > 0) {
    const next = at + last.length
    const firstNext = sequence(first, tokens, next, reader, true)
    if (firstNext !== null) add(last.length + first.length, lastFit + firstNext + 2, true)
    add(last.length, lastFit, false)
  } else if (last.length > 1 && fitOf(last.at(-1), tokens[at], reader, false) === 2) add(1, 2, false)
  if (isInitialOf(at, first[0]) && tokens[at]?.raw.length === 1) {
    const lastNext = sequence(last, tokens, at + 1, reader, false)
    if (lastNext !== null && last.length > 0) add(1 + last.length, lastNext + 2, true)
  }
  if (areInitials(tokens[at], name, reader)) add(1, 1, false)
  return found
}

function sequence(
  parts: readonly string[],
  tokens: readonly Token[],
  at: number,
  reader: NameReader,
  isFirst: boolean,
): number | null {
  let least = 2
  for (const [offset, part] of parts.entries()) {
    if (!sameSentence(tokens, at, at + offset)) return null
    const fit = fitOf(part, tokens[at + offset], reader, isFirst)
    if (fit === null) return null
    least = Math.min(least, fit)
  }
  return parts.length === 0 ? null : least
}

const sameSentence = (tokens: readonly Token[], at: number, other: number) =>
  tokens[at] !== undefined && tokens[at]?.sentence === tokens[other]?.sentence

function fitOf(part: string | undefined, token: Token | undefined, reader: NameReader, isFirst: boolean): Fit {
  if (part === undefined || !token) return null
  const { text } = token
  if (text === part) return 2
  // "okafors hrv": a possessive without its apostrophe.
  if (text.length > 3 && text.length === part.length + 1 && text === `${part}s` && !reader.isKnownWord(text)) return 2
  if (isFirst && (isNicknameOf(text, part) || isNicknameOf(withoutS(token), part))) return 1
  if (isFirst && isNicknameOf(part, text)) return 1
  if (isWord(token, reader)) return null
  if (isFirst && text.length >= 3 && isShortOf(withoutS(token), part)) return 0
  if (hasOtherVowel(withoutS(token), part)) return 0
  if (text.length < 4 || part.length < 4 || !mayBeSlip(text, part)) return null
  const bare = token.possessive || !text.endsWith('s') ? text : text.slice(0, -1)
  return [text, bare].some((typed) => typed.length >= 4 && slip(typed, part) !== null) ? 0 : null
}

/** A word with another meaning is no misspelled name: "owe" is not Owen. With a capital inside a sentence it is. */
const isWord = ({ text, capital }: Token, { isKnownWord, isShouted }: NameReader): boolean =>
  isKnownWord(text) || ((!capital || isShouted) && isEnglishWord(text) && !KNOWN_NAMES.has(text))

/** "Tobis sleep" may be Tobi's. */
const withoutS = ({ text, possessive }: Token) =>
  possessive || text.length < 5 || !text.endsWith('s') ? text : text.slice(0, -1)

/** A cheap check that rules out most pairs of a word and a name: see `slip`. */
const mayBeSlip = (text: string, part: string) =>
  Math.abs(text.length - part.length) <= 3 && (text[0] === part[0] || text[0] === part[1])

/** `MO` for Marcus Okafor, in capitals in a message that is not all caps. */
function areInitials(token: Token | undefined, { first, last }: RosterName, reader: NameReader): boolean {
  if (!token || reader.isShouted || !/^\p{Lu}{2}$/u.test(token.raw) || reader.isKnownWord(token.text)) return false
  return last.length > 0 && token.text === `${first[0]?.[0] ?? ''}${last[0]?.[0] ?? ''}`
}

const METRIC_NOUN = /^(hrv|heart|hr|rhr|strain|recovery|sleep)$/
// "Best recovery", "max HRV".
const ADJECTIVES = new Set(
  'best will max may mark long short strong good great little small sharp ready green gray black white brown power case law read day trip rich sweet swift wise noble moody late lake star sky cold snow winter summer autumn april june august march'.split(
    ' ',
  ),
)
const BEFORE_NAME = new Set(
  'is for of about vs versus v than does did has and with was compare between s on y de'.split(' '),
)
const AFTER_SUBJECT = new Set(
  'is has was had did does slept looks looked feels felt seems seemed got says said wants needs sleeps trains lifts'.split(
    ' ',
  ),
)
const AFTER_VERB = new Set('i we you he she they it there the this that my our be not his her their'.split(' '))

/** Whether a word that is both a name and an ordinary word is in the place of a name. */
function isMeantAsName(tokens: readonly Token[], at: number, reader: NameReader): boolean {
  const token = tokens[at]
  if (!token) return false
  if (!AMBIGUOUS_NAMES.has(token.text) && !ORDINARY_WORDS.has(token.text) && !reader.isKnownWord(token.text))
    return true
  if (token.possessive || (RARE_WORDS.has(token.text) && tokens[at + 1]?.text !== 'period')) return true
  const before = tokens[at - 1]?.sentence === token.sentence ? tokens[at - 1]?.text : undefined
  const after = tokens[at + 1]?.sentence === token.sentence ? tokens[at + 1]?.text : undefined
  if (token.capital && !reader.isShouted && before !== undefined) return true
  if (before === undefined && after === undefined) return true
  const isBeforeMetric = METRIC_NOUN.test(after ?? '') && !METRIC_NOUN.test(token.text) && !ADJECTIVES.has(token.text)
  if (before === undefined && isBeforeMetric) return true
  if (before === undefined)
    return (
      token.capital && (tokens[at + 1]?.breakBefore === true || token.breakBefore || AFTER_SUBJECT.has(after ?? ''))
    )
  if (before === 'max' || after === undefined) return BEFORE_NAME.has(before)
  return BEFORE_NAME.has(before) && !AFTER_VERB.has(after) && !METRIC_NOUN.test(after)
}
