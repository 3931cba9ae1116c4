export interface Section {
  heading: string
  markdown: string
}

const HEADING = /^## +(.+?)\s*$/m
const BULLET = /^[-*] +/

/** The parts of a markdown text under its `##` headings, in order; text before the first heading is left out. */
export function sectionsOf(markdown: string): Section[] {
  const [, ...parts] = markdown.replaceAll('\r\n', '\n').split(HEADING)
  return parts.flatMap((heading, i) => (i % 2 === 0 ? [{ heading, markdown: (parts[i + 1] ?? '').trim() }] : []))
}

/** The bullets of a list, each on one line without its mark; a line without a mark continues the one before. */
export function bulletsOf(markdown: string): string[] {
  return markedBlocksOf(markdown)
    .filter((block) => BULLET.test(block))
    .map((block) => block.replace(BULLET, ''))
}

/** Each bullet and each paragraph, on one line. A table is one paragraph and keeps its lines. */
export function blocksOf(markdown: string): string[] {
  return markedBlocksOf(markdown).map((block) => block.replace(BULLET, ''))
}

function markedBlocksOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n|\n(?=[-*] )/)
    .map((block) => (block.startsWith('|') ? block : block.replace(/\s*\n\s*/g, ' ')).trim())
    .filter((block) => block !== '')
}
