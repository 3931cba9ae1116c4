import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const GOES_HARD =
  /\bwho('s| is|s)? (goes|go|going|gets to go|should go|can go|could go|to go|trains?|to push|gets pushed) ?(to go )?(hard|full|live|heavy|all out)\b|\bwho (to|do i|can i|should i|we) (push|hammer|go hard with)\b/
const PAST = /\b(went|did|was|were|yesterday|last|strain|minutes|heart rate)\b/

/** "Tomorrow. who goes hard who doesn't" asks who is fit for it, not whose strain was high. */
export const asWhoGoesHard: Rewrite = (request, part) => {
  const words = typedWords(part)
  const isOfFigures = request.kind === 'query' || request.kind === 'knowledge' || request.kind === 'cannot'
  if (!isOfFigures || part.self !== undefined || !GOES_HARD.test(words) || PAST.test(words)) return undefined
  return { kind: 'overview', who: {}, focus: 'guidance' }
}
