import { hasUnseenSign } from './unseen-signs.ts'

/** Scripts that need a joiner or non-joiner between letters, such as Persian and most Indian languages. */
const JOINING = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Nko',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
].map((script) => `\\p{Script=${script}}`)
const LETTER_BEFORE = `(?<=[${JOINING.join('')}]\\p{M}*)`
/** Allowed only between letters of such a script. */
const JOINER = new RegExp(`${LETTER_BEFORE}[\\u200C\\u200D](?=[\\p{L}\\p{M}])`, 'gu')
/** Joins the parts of an emoji: a person, a skin tone, a profession. */
const EMOJI_JOINER = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
const EMOJI_FORM = /(?<=\p{Extended_Pictographic})\uFE0F/gu
/** Selects the form of a Han character or a Mongolian letter, which matters in names. */
const VARIANT = /(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180F]/gu

/**
 * Whether a text is one line without invisible characters, as required for names. Allows what real names need: accents,
 * apostrophes, the joiners of Arabic and Indic scripts between their letters, and the parts of emoji.
 */
export function isPlainLine(text: string): boolean {
  return !hasUnseenSign(text.replace(JOINER, '').replace(EMOJI_JOINER, '').replace(EMOJI_FORM, '').replace(VARIANT, ''))
}
