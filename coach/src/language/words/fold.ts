// Letters that Unicode does not decompose into a letter and a mark.
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i', þ: 'th' }

/**
 * The form of a word used for comparison: lower case, without accents and apostrophes. `O’Brien` is `obrien`, `José` is
 * `jose`.
 */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\s'’ʼ‘`´]/gu, '')
    .toLowerCase()
    .replace(/[øłđðæœßıþ]/g, (letter) => PLAIN[letter] ?? letter)
}
