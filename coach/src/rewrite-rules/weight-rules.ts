import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { topicOf } from '../reading/topic.ts'

const LOSES = /\b(cut|cuts|cutting|lose|losing|drop|dropping|pull|pulling|shed|sweat off|make|making)\b/
const RULE = /\b(safe|safely|percent|%|allowed|legal|rules?|limit|most|how (much|fast|quick\w*|long)|per (day|week))\b/

/** "How much weight can a kid safely pull" asks for the rule, not for anybody's weight. */
export const asWeightRule: Rewrite = (request, part) => {
  if (request.kind !== 'cannot' || request.because !== 'not_stored') return undefined
  const words = typedWords(part)
  const isOfSomebody = part.spans.some(({ kind }) => kind === 'name')
  if (isOfSomebody || !/\bweigh\w*\b/.test(words) || !LOSES.test(words) || !RULE.test(words)) return undefined
  return { kind: 'knowledge', topic: topicOf(part) }
}
