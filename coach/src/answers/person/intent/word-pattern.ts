/** Pronouns for the person mentioned before, and their possessives. */
export const HE = '(?:(?:that |the |my |this |poor )?·|he|she|they|him|her|them|that (?:one|guy|kid|athlete|wrestler))'
export const HIS = '(?:his|her|hers|their|·|the)'
export const I = '(?:i|we|you|coach|one)'
/** What keeps somebody out, and what is checked for it. */
export const HOLD = '(?:hold|pull|keep|sit|rest|bench|back|stop|wait|scratch|slow|shut|limit|worry|act|delay|say no)'
export const NUMBERS =
  '(?:numbers?|data|stats?|metrics?|readings?|recovery|hrv|whoop|strap|charts?|trends?|body|signs?|in here)'

/** Any of some phrases, each from the start of a word; `·` is the place of a name. */
export const pattern = (...sources: readonly string[]) =>
  new RegExp(
    sources
      .map((one) => `\\b(?:${one})`)
      .join('|')
      .replaceAll('\\b(?:·', '(?:·'),
    'u',
  )
