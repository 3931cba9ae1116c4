/** Longest first, as whole words, in any case; for no words a pattern that matches nothing. */
export function wordsPattern(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/[\s-]+/g, '[\\s-]+')
      .replace(/['’ʼ‘`´]/g, "['’ʼ‘`´]"),
  )
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${escaped.join('|')})(?![\\p{L}\\p{M}\\d])`, 'giu')
}

/** The form in which names are compared: any case, space, hyphen and apostrophe are equal. */
export function keyOf(form: string): string {
  return form
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replace(/[’ʼ‘`´]/g, "'")
}
