/** One line each, numbered; a single one without a number. */
export const numberedLines = (lines: readonly string[]): string =>
  lines.map((line, place) => (lines.length === 1 ? `- ${line}` : `${place + 1}. ${line}`)).join('\n')
