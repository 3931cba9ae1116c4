/** A line each, with its place; a single one without. */
export const numberedLines = (lines: readonly string[]): string =>
  lines.map((line, place) => (lines.length === 1 ? `- ${line}` : `${place + 1}. ${line}`)).join('\n')
