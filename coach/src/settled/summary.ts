import type { Rewrite } from '../reading/stretches/rewrite.ts'
import { typedWords } from '../reading/stretches/words.ts'

const SUMMARY = /\b(summar\w+|status|overview|run ?down|brief(ing)?|report|big picture|update|catch me up|fill me in)\b/
const ANOTHER_FORM = /\b(table|chart|list|rank\w*|each|every)\b/

/** "Summarize the morning: recovery, sleep, and who has no data" asks how the team is, and not for a list of three figures. */
export const asSummary: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || part.self !== undefined || !SUMMARY.test(words) || ANOTHER_FORM.test(words))
    return undefined
  const { who, measures, days, against } = request.query
  const isOfEverybody = who.ids === undefined && who.first === undefined
  const isOfNow = days.where === undefined && against === undefined
  if (!isOfEverybody || !isOfNow || measures.length < 2) return undefined
  return { kind: 'overview', who: {}, focus: 'status', ...(days.window && { days: { window: days.window } }) }
}
