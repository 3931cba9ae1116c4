/** A markdown text as it is read out: without the signs that only an eye needs, and of a link its words. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('\n')
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) => (line.trimStart().startsWith('|') ? cells(line) : line))
    .map((line) => line.replace(/^\s*(?:#{1,6}|[-*+]|>)\s+/, '').replace(/\*\*|__|`/g, ''))
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** The line under a table's head. */
const TABLE_RULE = /^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/

function cells(row: string): string {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')
}
