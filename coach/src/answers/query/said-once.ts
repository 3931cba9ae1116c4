/** What a figure in a line is of: its day, or its records. */
const DETAIL = / \((today|yesterday, [^()]*|on [^()]*|(?:of )?\d+[^()]*(?:nights?|days?))\)/g

/** A day or a count of records that stands in every line of a list is said once, in its heading: ` (each today)`. */
export function saidOnce(lines: readonly string[]): { said: string; told: readonly string[] } {
  const details = new Set(lines.flatMap((line) => [...line.matchAll(DETAIL)].map(([, detail]) => detail)))
  const [detail] = details
  const isInEach = lines.every((line) => line.match(DETAIL) !== null)
  if (lines.length < 3 || details.size !== 1 || !isInEach) return { said: '', told: lines }
  return { said: ` (each ${detail})`, told: lines.map((line) => line.replace(DETAIL, '')) }
}
