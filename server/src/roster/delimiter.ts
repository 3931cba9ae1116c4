const DELIMITERS = [',', ';', '\t'] as const

/** What stands between the cells of a head: of comma, semicolon and tab the one it has most of, quoted texts apart. */
export function delimiterOf(head: string): string {
  const outside = head.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
