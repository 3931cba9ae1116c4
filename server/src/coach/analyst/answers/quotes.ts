import { capital } from '../phrases/lists.ts'

/** How large a study was: `49 trials with 1863 people`, `45,811 cycles`. */
const STUDY_SIZE =
  /\b\d+ (\p{L}+ )?(people|athletes?|wrestlers?|players?|swimmers?|runners?|adults|students|members)\b|\b\d{1,3},\d{3}\b/iu

/**
 * The lines of an article as an answer quotes them: what a study found, and not how large it was, which stands in the article. A clause
 * of sizes is left out, and a line that is nothing else.
 */
export function quotable(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const clauses = line.split(/(?<=[;.])\s+/).filter((clause) => !STUDY_SIZE.test(clause))
    const text = clauses.join(' ').replace(/;$/, '.')
    return text === '' ? [] : [capital(text)]
  })
}
