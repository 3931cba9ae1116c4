/** What separates two sentences or lines. */
const SENTENCE_BREAK = /(?<=[.?!;\n])\s+|\n+/

/** The words at which a sentence goes on with another question. */
interface Joins {
  /** Between the two: "and", "also". */
  joining: readonly string[]
  /** The first word of the second, as patterns. */
  opening: readonly string[]
  /** First words that need no more than a comma before them. */
  openingAfterComma?: readonly string[]
}

/** Words that open a question wherever a message is divided. */
export const QUESTION_OPENERS = [
  'who',
  'whos',
  'which',
  'how',
  'what',
  "what['’]?s",
  'why',
  'when',
  'where',
  'is',
  'are',
  'does',
  'do',
  'did',
  'can',
  'could',
  'should',
  'would',
] as const

/** The sentences and lines of a message, as written. */
export const sentencesIn = (message: string): string[] =>
  message.split(SENTENCE_BREAK).filter((sentence) => sentence.trim() !== '')

/**
 * Divides a sentence into its questions, without the words that join them: "who is red, and how did Farid sleep". The reader
 * divides tokens instead (`reading/split.ts`), so that it never cuts a span.
 */
export function questionDivider({ joining, opening, openingAfterComma = [] }: Joins): (sentence: string) => string[] {
  const joined = `,?\\s+(?:${joining.join('|')})[,:]?\\s+(?=(?:${opening.join('|')})\\b)`
  const besideComma = openingAfterComma.length > 0 ? [`,\\s+(?=(?:${openingAfterComma.join('|')})\\b)`] : []
  const at = new RegExp([joined, ...besideComma].join('|'), 'i')
  return (sentence) => sentence.split(at)
}
