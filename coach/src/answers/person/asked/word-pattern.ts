/** Words for the one who is spoken of, and their own. */
export const HE = '(?:(?:that |the |my |this |poor )?·|he|she|they|him|her|them|that (?:one|guy|kid|athlete|wrestler))'
export const HIS = '(?:his|her|hers|their|·|the)'
export const I = '(?:i|we|you|coach|one)'
/** What keeps somebody out, and what is looked at for it. */
export const HOLD = '(?:hold|pull|keep|sit|rest|bench|back|stop|wait|scratch|slow|shut|limit|worry|act|delay|say no)'
export const NUMBERS =
  '(?:numbers?|data|stats?|metrics?|readings?|recovery|hrv|whoop|strap|charts?|trends?|body|signs?|in here)'

/** Any of some turns of speech, each from the beginning of a word; `·` stands for a name. */
export const pattern = (...sources: readonly string[]) =>
  new RegExp(
    sources
      .map((one) => `\\b(?:${one})`)
      .join('|')
      .replaceAll('\\b(?:·', '(?:·'),
    'u',
  )
