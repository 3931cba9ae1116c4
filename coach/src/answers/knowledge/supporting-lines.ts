import { isWarning, quotableLines } from '../articles/quotes.ts'

/** With an exact answer one or two lines are enough; an article summed up in a sentence needs more. */
const LINES = { beside_answer: 2, beside_summary: 4 }

/** From this similarity a line only repeats the verdict. */
const SAME = 0.5

/**
 * The lines of an article that support a verdict: those with most of the question's words, in the article's order, and
 * its warnings; none that repeats the verdict.
 */
export function supportingLines(
  verdict: string,
  inShort: readonly string[],
  question: string,
  kind: keyof typeof LINES = 'beside_answer',
): string[] {
  const [said, asked] = [stemsOf(verdict), stemsOf(question)]
  const others = quotableLines(inShort).filter((line) => shareOf(stemsOf(line), said) < SAME)
  const warnings = others.filter(isWarning)
  const fitting = others
    .filter((line) => !isWarning(line))
    .map((line) => ({ line, share: shareOf(asked, stemsOf(line)) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, Math.max(1, LINES[kind] - warnings.length))
    .map(({ line }) => line)
  return others.filter((line) => fitting.includes(line) || warnings.includes(line))
}

/** The share of some words found among others, from 0 to 1. */
const shareOf = (words: ReadonlySet<string>, among: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => among.has(word)).length / words.size

/** The beginnings of longer words, and the numbers, so that "nap" and "napping", "sleeping" and "sleep" match. */
const STEM = 4
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}|\d+(?:\.\d+)?/gu) ?? []).map((word) =>
      /\d/.test(word) ? word : word.slice(0, STEM),
    ),
  )
