import { bullets, paragraphs } from '../phrases/lists.ts'

/** More lines are too many for an answer; the rest is in the step's rows. */
const LINES = 40

/** The detail of a figure in a line: its day, or its records. */
const DETAIL = / \((today|yesterday, [^()]*|on [^()]*|(?:of )?\d+[^()]*(?:nights?|days?))\)/g

/**
 * Lines under their heading. A day or a count of records shared by all is given once, in the heading: ` (each today)`.
 * @param join how the lines become a list
 */
export function writeLines(heading: string, lines: readonly string[], join = bullets): string {
  const { said, told } = saidOnce(lines.slice(0, LINES))
  return paragraphs(`${heading}${said}:`, join(told), lines.length > LINES && `And ${lines.length - LINES} more.`)
}

function saidOnce(lines: readonly string[]): { said: string; told: readonly string[] } {
  const details = new Set(lines.flatMap((line) => [...line.matchAll(DETAIL)].map(([, detail]) => detail)))
  const [detail] = details
  const isInEach = lines.every((line) => line.match(DETAIL) !== null)
  if (lines.length < 3 || details.size !== 1 || !isInEach) return { said: '', told: lines }
  return { said: ` (each ${detail})`, told: lines.map((line) => line.replace(DETAIL, '')) }
}
