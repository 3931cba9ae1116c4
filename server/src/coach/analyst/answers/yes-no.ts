import type { Question } from '../question.ts'

const ASKS_BETTER = /\b(improv\w*|better|recover(ing|ed) well|progress\w*)\b/i
const ASKS_WORSE = /\b(worse\w*|declin\w*|deteriorat\w*)\b/i
const ASKS_UP = /\b(up|ris\w+|higher|increas\w*|climb\w*|more|longer|grow\w*)\b/i
const ASKS_DOWN = /\b(down|fall\w*|fell|drop\w*|lower|decreas\w*|less|shorter|dip\w*|sink\w*)\b/i

/** "Yes, " or "No, " before a trend, where it answers the question; '' where it was not put so. */
export function openingOf(
  { isYesNo, text }: Pick<Question, 'isYesNo' | 'text'>,
  { direction, isBetter }: { direction: 'up' | 'down' | 'flat' | null; isBetter: boolean | null },
): string {
  if (!isYesNo || direction === null) return ''
  const asked = [ASKS_BETTER, ASKS_WORSE, ASKS_UP, ASKS_DOWN].map((words) => words.test(text))
  if (asked.filter(Boolean).length !== 1) return ''
  const answers = [
    isBetter === true,
    isBetter === false && direction !== 'flat',
    direction === 'up',
    direction === 'down',
  ]
  return answers[asked.indexOf(true)] ? 'Yes, ' : 'No, '
}

const ASKS_MORE = /\b(more|higher|longer|greater|larger|above|ahead|outrank\w*|harder)\b/i
const ASKS_LESS = /\b(less|lower|shorter|smaller|below|under|behind|easier)\b/i

/** "Yes, " or "No, " before a comparison: whether the one named first has more, less, or the better value, as it was asked. */
export function openingOfComparison(
  { isYesNo, text }: Pick<Question, 'isYesNo' | 'text'>,
  difference: number,
  better: 'higher' | 'lower' | null,
): string {
  if (!isYesNo) return ''
  const asked = [ASKS_BETTER, ASKS_WORSE, ASKS_MORE, ASKS_LESS].map((words) => words.test(text))
  if (asked.filter(Boolean).length !== 1) return ''
  const isBetter = better !== null && difference > 0 === (better === 'higher')
  const answers = [isBetter, better !== null && !isBetter, difference > 0, difference < 0]
  return difference !== 0 && answers[asked.indexOf(true)] ? 'Yes, ' : 'No, '
}
