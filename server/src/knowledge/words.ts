/** Markdown as the search reads it: no marks or addresses, no accents, compounds in two words, lower case. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Each word once, in order; digits alone and single letters say nothing about a topic. */
export function wordsOf(text: string): string[] {
  const words = plainText(text).split(' ')
  return [...new Set(words)].filter((word) => word.length > 1 && !/^\p{N}+$/u.test(word))
}
