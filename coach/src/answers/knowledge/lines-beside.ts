import { isWarning, quotable } from '../articles/quotes.ts'

/** Beside an answer to the very question a line or two are enough; an article in a sentence says less, and more of it is told. */
const LINES = { beside_answer: 2, beside_summary: 4 }

/** From here on a line only says the verdict again. */
const SAME = 0.5

/**
 * The lines of an article that carry a verdict: those with most of the question's words, in the article's order, and what it warns of; none
 * that says the verdict again.
 */
export function linesBeside(
  verdict: string,
  inShort: readonly string[],
  question: string,
  kind: keyof typeof LINES = 'beside_answer',
): string[] {
  const [said, asked] = [stemsOf(verdict), stemsOf(question)]
  const others = quotable(inShort).filter((line) => shareOf(stemsOf(line), said) < SAME)
  const warnings = others.filter(isWarning)
  const fitting = others
    .filter((line) => !isWarning(line))
    .map((line) => ({ line, share: shareOf(asked, stemsOf(line)) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, Math.max(1, LINES[kind] - warnings.length))
    .map(({ line }) => line)
  return others.filter((line) => fitting.includes(line) || warnings.includes(line))
}

/** How many of some words stand among others, from 0 to 1. */
const shareOf = (words: ReadonlySet<string>, among: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => among.has(word)).length / words.size

/** The beginnings of the longer words, and the numbers: "nap" and "napping", "sleeping" and "sleep" are alike. */
const STEM = 4
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}|\d+(?:\.\d+)?/gu) ?? []).map((word) =>
      /\d/.test(word) ? word : word.slice(0, STEM),
    ),
  )
