import { capital } from '../phrases/lists.ts'

/** The size of a study: `49 trials with 1863 people`, `45,811 cycles`. */
const STUDY_SIZE =
  /\b\d+ (\p{L}+ )?(people|athletes?|wrestlers?|players?|swimmers?|runners?|adults|students|members)\b|\b\d{1,3},\d{3}\b/iu

/** A warning of an article: `Not for children, and no doses for anybody under 18 here`. */
const WARNING =
  /\b(not for|never|no doses?|do not|don't|stop|avoid|danger\w*|unsafe|harm\w*|under 18|children|minors|see a|physician|dietitian|refer\w*|911|988)\b/i

export const isWarning = (text: string): boolean => WARNING.test(text)

/**
 * The lines of an article as an answer quotes them: with a study's finding and without its size, which the article
 * gives. A clause or line of sizes alone is left out; warnings stay as they are.
 */
export function quotableLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const clauses = line.split(/(?<=[;.])\s+/).filter((clause) => isWarning(clause) || !STUDY_SIZE.test(clause))
    const text = clauses.join(' ').replace(/;$/, '.')
    return text === '' ? [] : [capital(text)]
  })
}

/** The first lines, and every later one that warns: a shorter quote never drops a warning. */
export const withWarnings = (lines: readonly string[], count: number): string[] =>
  lines.filter((line, place) => place < count || isWarning(line))
