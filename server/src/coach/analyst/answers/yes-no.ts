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
