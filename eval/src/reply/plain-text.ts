/** Markdown as displayed: without marks, links as their words. Lines, table bars and list marks are kept. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/[*`]|(?<!\w)_+|_+(?!\w)/g, '')
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')
}

interface TextSpan {
  from: number
  to: number
}

/** A full stop that ends no sentence: of a list number, an abbreviation, a decimal. */
const NO_END = /(?:^|\s)(?:\d+|vs|e\.g|i\.e|Jr|Sr|St|Dr|No|approx|ca|al)\.$/

/** Sentences and lines by their position in a plain text. */
export function sentenceSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let from = 0
  for (const { 0: end, index } of text.matchAll(/\n+|[.!?][)"'\u201d]*(?=\s|$)/g)) {
    const to = index + end.length
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index + 1)
    const isListMark = /^\s*\d+\.$/.test(line)
    if (end === '.' && (isListMark || NO_END.test(text.slice(from, index + 1).replace(/\d+\.$/, '')))) continue
    if (text.slice(from, to).trim()) spans.push({ from, to })
    from = to
  }
  if (text.slice(from).trim()) spans.push({ from, to: text.length })
  return spans
}

export const sentencesOf = (text: string): string[] =>
  sentenceSpans(text).map(({ from, to }) => text.slice(from, to).trim())

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'.%-]*/gu)?.length ?? 0
