const DELIMITERS = [',', ';', '\t'] as const

/** The delimiter of a header row: comma, semicolon or tab, whichever occurs most outside quotes. */
export function delimiterOf(head: string): string {
  const outside = head.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
