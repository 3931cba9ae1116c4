import { QUESTION_OPENERS, questionDivider, sentencesIn } from '../../language/words/joined-questions.ts'
import { withoutNarration } from './without-narration.ts'

/** A second question behind a comma or an "and": "how is it worked out, and does it miss lifting". */
const questionsOf = questionDivider({
  joining: ['and', 'but', 'or', 'also', 'plus'],
  opening: [...QUESTION_OPENERS, 'if it', 'if they', 'whether', 'will'],
  openingAfterComma: [
    'how',
    'what',
    "what['’]?s",
    'why',
    'when',
    'where',
    'does',
    'should',
    'can',
    'is it',
    'is there',
  ],
})
const FEWEST_WORDS = 2
/**
 * So many words before a comma are a question by themselves: "how do I log lifts, something that takes two minutes".
 */
const WORDS_OF_HEAD = 4
/** More are a text and no question. */
const MOST = 6
/** A longer message as a whole is no question. */
const MOST_WORDS = 25

/** The sentences of a message, and the questions that each joins, as written. */
export const questionsIn = (message: string): string[] =>
  sentencesIn(message)
    .flatMap(questionsOf)
    .filter((piece) => piece.trim())

/**
 * The questions and statements of a message one by one, without who asks them: first those that ask, then the whole,
 * then the openings of those that go on.
 */
export function clausesOf(message: string): string[] {
  const whole = withoutNarration(message)
  const clauses = questionsIn(whole)
    .map(withoutNarration)
    .filter((clause) => wordCount(clause) >= FEWEST_WORDS)
  const heads = clauses.filter(isQuestion).flatMap((clause) => {
    const [head = '', ...others] = clause.split(/,|\s-\s|\(|:/)
    return others.length > 0 && wordCount(head) >= WORDS_OF_HEAD ? [head.trim()] : []
  })
  const wholes = wordCount(whole) <= MOST_WORDS ? [whole] : []
  const others = clauses.filter((clause) => !isQuestion(clause))
  return [...new Set([...clauses.filter(isQuestion), ...wholes, ...heads, ...others])].slice(0, MOST)
}

const wordCount = (text: string): number => text.trim().split(/\s+/).length

const ASKS =
  /\?\s*$|^\W*(how|hows|who|what|whats|what['’]s|why|whys|when|where|which|does|do|did|is|are|can|could|should|would|will|whats)\b/i
/** Whether a clause has the form of a question. */
export const isQuestion = (clause: string): boolean => ASKS.test(clause)
