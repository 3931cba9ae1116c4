import { hasUnseenSign } from './unseen-signs.ts'

/** Scripts whose writing needs a joiner or non-joiner between two letters, as in Persian and most Indian languages. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
].map((script) => `\\p{Script=${script}}`)
const LETTER_BEFORE = `(?<=[${JOINING.join('')}]\\p{M}*)`
/** Between letters of such a script alone. */
const JOINER = new RegExp(`${LETTER_BEFORE}[\\u200C\\u200D](?=[\\p{L}\\p{M}])`, 'gu')
/** Of which some emoji are made: a person, a tone of skin, a profession. */
const EMOJI_JOINER = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
const EMOJI_FORM = /(?<=\p{Extended_Pictographic})\uFE0F/gu
/** Names are written with a certain form of a Han sign, or of a Mongolian letter. */
const VARIANT = /(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180F]/gu

/**
 * Whether a text is one line that a reader sees as a whole, as names are. What real names need stays: accents, apostrophes,
 * the joiners of Arabic and Indic scripts between
 * their letters; and what emoji are made of.
 */
export function isPlainLine(text: string): boolean {
  return !hasUnseenSign(text.replace(JOINER, '').replace(EMOJI_JOINER, '').replace(EMOJI_FORM, '').replace(VARIANT, ''))
}
